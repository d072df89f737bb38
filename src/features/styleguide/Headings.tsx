import { useTranslation } from 'gatsby-plugin-react-i18next';

import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';
import { Tag } from '../../ui/Tag/Tag';
import { TextLink } from '../../ui/TextLink/TextLink';
import { Example } from './Example';
import { Words } from '../../ui/Words/Words';

/** Headings of sections, and a name with its tag. `Title` is not among them: the page has one, at its top. */
export const Headings = () => {
  const { t } = useTranslation('styleguide');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <SectionHeading
        title={t('headingSample.section')}
        lead={t('headingSample.lead')}
        action={<TextLink to="/portfolio/">{t('link.page')}</TextLink>}
      />
      <SectionHeading title={t('headingSample.plain')} />
      <Example label={t('headingSample.tag')} inline>
        <h3>
          <Words text={t('headingSample.tagged')} />
        </h3>
        <Tag>{shell('establishing')}</Tag>
      </Example>
    </>
  );
};
