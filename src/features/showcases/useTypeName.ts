import { useTranslation } from 'gatsby-plugin-react-i18next';

/** Names the type of a showcase, of which the CMS knows two, in the language of the page. */
export const useTypeName = () => {
  const { t } = useTranslation('site');
  return (type: string): string => {
    if (type === 'Website') return t('portfolio.kinds.website');
    return type === 'Mobile App' ? t('portfolio.kinds.mobile') : type;
  };
};
