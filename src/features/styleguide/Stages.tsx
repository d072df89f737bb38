import { useTranslation } from 'gatsby-plugin-react-i18next';

import { AnyLink } from '../../ui/AnyLink/AnyLink';
import { Picture } from '../../ui/Picture/Picture';
import { Stage } from '../../ui/Stage/Stage';
import { Example } from './Example';
import type { SampleProps } from './sample';
import * as styles from './Stages.module.css';

/** A stage as on a first screen, and as a card further down. */
export const Stages = ({ pictures }: SampleProps) => {
  const { t } = useTranslation('styleguide');
  const layers = [
    { kind: 'browser', picture: <Picture image={pictures.screen} alt={t('card.keazAlt')} sizes="60vw" /> },
    { kind: 'phone', picture: <Picture image={pictures.handheld} alt={t('card.culesAlt')} sizes="240px" /> },
  ] as const;
  return (
    <>
      <Example label={t('stage.first')}>
        <Stage className={styles.wide} colours={['#1d3b37', '#17806f']} layers={layers} first />
      </Example>
      <Example label={t('stage.further')}>
        <AnyLink to="/portfolio/keazaccess-platform/" reload className={styles.link}>
          <Stage
            className={styles.card}
            colours={['#1d3b37', '#17806f']}
            layers={layers}
            transitionName="work-keazaccess-platform"
          />
        </AnyLink>
      </Example>
    </>
  );
};
