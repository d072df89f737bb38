import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Card } from '../../ui/Card/Card';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './Cards.module.css';
import { Example } from './Example';
import { CodeIcon, PhoneIcon } from './icons';
import type { SampleProps } from './sample';

/** Cards in every ratio, boxes in every colour. */
export const Cards = ({ pictures }: SampleProps) => {
  const { t } = useTranslation('styleguide');
  return (
    <>
      <Example label="4:3, 4:5, 1:1, 16:10">
        <div className={styles.work}>
          <Card
            title={t('card.keaz')}
            link={{ to: '/portfolio/keazaccess-platform/' }}
            note={t('card.keazNote')}
            text={t('card.keazText')}
            picture={<Picture image={pictures.console} alt={t('card.keazAlt')} />}
          />
          <Card
            title={t('card.cules')}
            link={{ to: '/portfolio/cules-news-mobile-app/' }}
            note={t('card.culesNote')}
            text={t('card.culesText')}
            ratio="4:5"
            picture={<Picture image={pictures.phone} alt={t('card.culesAlt')} />}
          />
          <Card
            title={t('card.goen')}
            note={t('card.goenNote')}
            ratio="1:1"
            picture={<Picture image={pictures.lesson} alt={t('card.goenAlt')} />}
          />
          <Card
            title={t('card.keaz')}
            note={t('card.keazNote')}
            ratio="16:10"
            picture={<Picture image={pictures.console} alt={t('card.keazAlt')} />}
          />
        </div>
      </Example>
      <Example label="jade, sand, line, ink">
        <div className={styles.boxes}>
          <Card box="jade" icon={<CodeIcon />} title={t('card.web')} text={t('card.webText')} />
          <Card box="sand" icon={<PhoneIcon />} title={t('card.app')} text={t('card.appText')} />
          <Card
            box="line"
            title={t('card.link')}
            text={t('card.linkText')}
            link={{ to: '/services/web-development/' }}
          />
          <Card box="ink" title={t('card.iot')} text={t('card.iotText')} />
        </div>
      </Example>
    </>
  );
};
