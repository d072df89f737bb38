import { useTranslation } from 'gatsby-plugin-react-i18next';

import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';
import { TextLink } from '../../ui/TextLink/TextLink';

/** `Title` is not among them: the page has one, at its top. */
export const Headings = () => {
  const { t } = useTranslation('styleguide');
  return (
    <>
      <SectionHeading
        title={t('headingSample.section')}
        lead={t('headingSample.lead')}
        action={<TextLink to="/portfolio/">{t('link.page')}</TextLink>}
      />
      <SectionHeading title={t('headingSample.plain')} />
    </>
  );
};
