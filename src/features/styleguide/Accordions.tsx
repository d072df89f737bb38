import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Accordion } from '../../ui/Accordion/Accordion';

/** An accordion of which one item is open at a time. */
export const Accordions = () => {
  const { t } = useTranslation('styleguide');
  return (
    <Accordion
      name="faq"
      items={[
        { id: 'faq-1', title: t('faq.first'), content: <p>{t('faq.firstText')}</p>, open: true },
        { id: 'faq-2', title: t('faq.second'), content: <p>{t('faq.secondText')}</p> },
        { id: 'faq-3', title: t('faq.third'), content: <p>{t('faq.thirdText')}</p> },
      ]}
    />
  );
};
