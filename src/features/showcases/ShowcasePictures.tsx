import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Carousel } from '../../ui/Carousel/Carousel';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './ShowcasePictures.module.css';

interface ShowcasePicturesProps {
  readonly pictures: readonly Queries.ShowcasePictureFragment[];
}

/** The screens of a showcase, one at a time; one alone just stands there, and without any there is nothing. */
export const ShowcasePictures = ({ pictures }: ShowcasePicturesProps) => {
  const { t } = useTranslation(['site', 'shell']);
  const slides = pictures.flatMap(({ id, alternativeText, localFile }, index) => {
    const image = localFile?.childImageSharp?.gatsbyImageData;
    if (!image) return [];
    return (
      <Picture
        key={id}
        className={styles.picture}
        image={image}
        alt={alternativeText ?? ''}
        sizes="(width < 1000px) 92vw, (width < 1400px) 66vw, 930px"
        eager={index === 0}
      />
    );
  });
  if (slides.length < 2) return slides;
  return (
    <Carousel
      label={t('site:showcases.pictures')}
      previous={t('shell:carousel.previous')}
      next={t('shell:carousel.next')}
      position={(at, all) => t('shell:carousel.position', { at, all })}
      slides={slides.map((slide) => (
        <div key={slide.key} lang="en">
          {slide}
        </div>
      ))}
    />
  );
};
