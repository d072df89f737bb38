import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb/Breadcrumb';

interface TrailProps {
  readonly title: string;
  /** Language of the title when it is not that of the page. */
  readonly lang?: string;
  /** The pages between home and this one. */
  readonly parents?: readonly Crumb[];
  /** Name of the landmark, where a page has a second one. */
  readonly label?: string;
}

/** The breadcrumb of a page below home. */
export const Trail = ({ title, lang, parents = [], label }: TrailProps) => {
  const { t } = useTranslation('shell');
  return (
    <Breadcrumb
      label={label ?? t('breadcrumb')}
      crumbs={[{ title: t('home'), path: '/' }, ...parents, { title, lang }]}
    />
  );
};
