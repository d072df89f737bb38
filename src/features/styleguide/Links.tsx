import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb';
import { Chips } from '../../ui/Chips/Chips';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Example } from './Example';

/** Links that stand alone, the way above a page, tags. */
export const Links = () => {
  const { t } = useTranslation('styleguide');
  return (
    <>
      <Example label={t('samples.links.title')} inline>
        <TextLink to="/portfolio/">{t('link.page')}</TextLink>
        <TextLink href="https://saola.example/" newTab={t('link.newTab')}>
          {t('link.out')}
        </TextLink>
      </Example>
      <Example label={t('link.crumbs')}>
        <Breadcrumb
          label={t('link.crumbsLabel')}
          crumbs={[
            { title: t('link.home'), path: '/' },
            { title: t('link.portfolio'), path: '/portfolio/' },
            { title: t('link.current') },
          ]}
        />
      </Example>
      <Example label={t('link.chips')}>
        <Chips label={t('link.tags')}>
          <a href="#links" aria-current="true">
            {t('link.tag1')}
          </a>
          <a href="#links">{t('link.tag2')}</a>
          <a href="#links">{t('link.tag3')}</a>
          <a href="#links">{t('link.tag4')}</a>
        </Chips>
      </Example>
    </>
  );
};
