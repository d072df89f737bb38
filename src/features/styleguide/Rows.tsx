import { useTranslation } from 'gatsby-plugin-react-i18next';

import { FactList } from '../../ui/FactList/FactList';
import { RuledRows } from '../../ui/RuledRows/RuledRows';
import { RunningNames } from '../../ui/RunningNames/RunningNames';
import { Example } from './Example';

/** Rows with and without links, names, facts. */
export const Rows = () => {
  const { t } = useTranslation('styleguide');
  return (
    <>
      <Example label={t('row.linked')}>
        <RuledRows
          rows={[
            { title: t('row.web'), text: t('row.webText'), to: '/services/web-development/' },
            { title: t('row.app'), text: t('row.appText'), to: '/services/mobile-app-development/' },
            { title: t('row.graphic'), text: t('row.graphicText'), to: '/services/graphic-design/' },
          ]}
        />
      </Example>
      <Example label={t('row.plain')}>
        <RuledRows
          rows={[
            { title: t('row.first'), text: t('row.firstText') },
            { title: t('row.second'), text: t('row.secondText') },
          ]}
        />
      </Example>
      <Example label={t('row.names')}>
        <RunningNames names={['**React**', 'TypeScript', 'Gatsby', 'Strapi', '**Node.js**']} />
      </Example>
      <Example label={t('row.facts')}>
        <FactList
          heading={t('row.facts')}
          facts={[
            { term: t('row.client'), value: t('row.clientName') },
            { term: t('row.year'), value: '2025' },
            { term: t('row.tools'), value: t('row.toolNames') },
          ]}
          link={{ href: 'https://saola.example/', text: t('link.out'), note: t('link.newTab') }}
        />
      </Example>
    </>
  );
};
