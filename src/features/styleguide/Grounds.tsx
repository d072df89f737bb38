import { useTranslation } from 'gatsby-plugin-react-i18next';

import { ButtonLink } from '../../ui/Button/ButtonLink';
import { CallBand } from '../../ui/CallBand/CallBand';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';
import { TextLink } from '../../ui/TextLink/TextLink';
import * as styles from './Grounds.module.css';

const grounds = ['paper', 'sand', 'ink', 'jade', 'action'] as const;

/** The five grounds, each with what a block is made of, and a call on one of them. */
export const Grounds = () => {
  const { t } = useTranslation('styleguide');
  return (
    <>
      <div className={styles.grounds}>
        {grounds.map((ground) => (
          <div key={ground} className={styles.ground} data-ground={ground}>
            <p className={styles.name}>
              {t(`ground.${ground}`)} <code>{ground}</code>
            </p>
            <SectionHeading title={t('ground.heading')} lead={t('ground.text')} />
            <div className={styles.row}>
              <ButtonLink href="#grounds">{t('button.plain')}</ButtonLink>
              <TextLink href="#grounds">{t('ground.link')}</TextLink>
            </div>
          </div>
        ))}
      </div>
      <CallBand tone="sand" heading={t('ground.call')} text={t('ground.text')}>
        <ButtonLink href="#grounds" tone="action" arrow>
          {t('button.action')}
        </ButtonLink>
      </CallBand>
    </>
  );
};
