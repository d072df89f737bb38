import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useServices } from '../../../config/siteContent';
import { required } from '../../../lib/required';
import { Breadcrumb } from '../../../ui/Breadcrumb/Breadcrumb';

interface CatalogueTrailProps {
  readonly title: string;
  /** For a page below the catalogue. */
  readonly below?: boolean;
}

/** Home, Web Development, Sample Websites; and the page below it. */
export const CatalogueTrail = ({ title, below = false }: CatalogueTrailProps) => {
  const { t } = useTranslation('shell');
  const service = useServices().find(({ slug }) => slug === 'web-development');
  return (
    <Breadcrumb
      label={t('breadcrumb')}
      crumbs={[
        { title: t('home'), path: '/' },
        {
          title: required(service, 'content/services/web-development').title,
          path: '/services/web-development/',
        },
        ...(below ? [{ title: t('nav.sampleWebsites'), path: '/collection/' }] : []),
        { title },
      ]}
    />
  );
};
