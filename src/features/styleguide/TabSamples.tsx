import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Tabs } from '../../ui/Tabs/Tabs';

/** Three tabs. */
export const TabSamples = () => {
  const { t } = useTranslation('styleguide');
  return (
    <Tabs
      label={t('tab.label')}
      tabs={[
        { id: 'tab-web', title: t('tab.web'), content: <p>{t('tab.webText')}</p> },
        { id: 'tab-app', title: t('tab.app'), content: <p>{t('tab.appText')}</p> },
        { id: 'tab-graphic', title: t('tab.graphic'), content: <p>{t('tab.graphicText')}</p> },
      ]}
    />
  );
};
