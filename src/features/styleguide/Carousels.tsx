import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Carousel } from '../../ui/Carousel/Carousel';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './Carousels.module.css';
import { Example } from './Example';
import type { SampleProps } from './sample';

/** A strip of three side by side, and one of single slides. */
export const Carousels = ({ pictures }: SampleProps) => {
  const { t } = useTranslation('styleguide');
  const shots = [
    { picture: pictures.console, alt: t('card.keazAlt'), caption: t('card.keaz') },
    { picture: pictures.phone, alt: t('card.culesAlt'), caption: t('card.cules') },
    { picture: pictures.lesson, alt: t('card.goenAlt'), caption: t('card.goen') },
    { picture: pictures.screen, alt: t('card.keazAlt'), caption: t('card.keazNote') },
    { picture: pictures.handheld, alt: t('card.culesAlt'), caption: t('card.culesNote') },
  ];
  const slides = shots.map(({ picture, alt, caption }) => (
    <figure key={caption}>
      <div className={styles.shot}>
        <Picture image={picture} alt={alt} sizes="(width < 640px) 90vw, 420px" />
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  ));
  const strings = { previous: t('strip.previous'), next: t('strip.next'), slides };
  return (
    <>
      <Example label={t('strip.three')}>
        <Carousel {...strings} label={`${t('strip.label')}: ${t('strip.three')}`} perView={3} />
      </Example>
      <Example label={t('strip.one')}>
        <Carousel {...strings} label={`${t('strip.label')}: ${t('strip.one')}`} />
      </Example>
    </>
  );
};
