import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Price } from '../../ui/Price/Price';
import { StatStrip } from '../../ui/StatStrip/StatStrip';
import { Example } from './Example';

/** Strips of six, four and three figures, and a price. */
export const Figures = () => {
  const { t } = useTranslation('styleguide');
  const years = { value: '5+', label: t('figure.years') };
  const team = { value: '20+', label: t('figure.team') };
  const clients = { value: '40+', label: t('figure.clients') };
  const projects = { value: '60+', label: t('figure.projects') };
  const hours = { value: '50k', label: t('figure.hours') };
  const support = { value: '24/7', label: t('figure.support') };
  return (
    <>
      <Example label={t('figure.six')}>
        <StatStrip stats={[years, team, clients, projects, hours, support]} />
      </Example>
      <Example label={t('figure.four')}>
        <StatStrip stats={[clients, projects, hours, support]} />
      </Example>
      <Example label={t('figure.three')}>
        <StatStrip stats={[clients, hours, projects]} />
      </Example>
      <Example label={t('figure.price')}>
        <Price of={8_900_000} />
      </Example>
    </>
  );
};
