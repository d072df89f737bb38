import { useTranslation } from 'gatsby-plugin-react-i18next';

import { BrowserFrame } from '../../ui/Frame/BrowserFrame';
import { PhoneFrame } from '../../ui/Frame/PhoneFrame';
import { Panel } from '../../ui/Panel/Panel';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './Frames.module.css';
import type { SampleProps } from './sample';

/** A window and a phone around real screens. */
export const Frames = ({ pictures }: SampleProps) => {
  const { t } = useTranslation('styleguide');
  return (
    <Panel tone="jade">
      <div className={styles.frames}>
        <BrowserFrame address="access.keaz.example">
          <Picture image={pictures.screen} alt={t('card.keazAlt')} sizes="(width < 900px) 100vw, 800px" />
        </BrowserFrame>
        <div className={styles.phone}>
          <PhoneFrame>
            <Picture image={pictures.handheld} alt={t('card.culesAlt')} sizes="240px" />
          </PhoneFrame>
        </div>
      </div>
    </Panel>
  );
};
