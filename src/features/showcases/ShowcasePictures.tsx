import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Carousel } from '../../ui/Carousel/Carousel';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './ShowcasePictures.module.css';

interface ShowcasePicturesProps {
  /** Of the showcase: names a picture that has no alternative text of its own. */
  readonly title: string;
  readonly pictures: readonly Queries.ShowcasePictureFragment[];
}

/** The screens of a showcase, one at a time; one alone just stands there, and without any there is nothing. */
export const ShowcasePictures = ({ title, pictures }: ShowcasePicturesProps) => {
  const { t } = useTranslation(['site', 'shell']);
  const found = pictures.flatMap(({ id, alternativeText, localFile }) => {
    const image = localFile?.childImageSharp?.gatsbyImageData;
    return image ? [{ id, image, text: alternativeText?.trim() }] : [];
  });
  const slides = found.map(({ id, image, text }, index) => (
    // What the CMS says of it is English, what stands in its place is the page's.
    <div key={id} lang={text ? 'en' : undefined}>
      <Picture
        className={styles.picture}
        image={image}
        alt={text || t('site:showcases.picture', { title, at: index + 1, all: found.length })}
        sizes="(width < 1000px) 100vw, (width < 1400px) 70vw, 953px"
        eager={index === 0}
      />
    </div>
  ));
  if (slides.length < 2) return slides;
  return (
    <Carousel
      label={t('site:showcases.pictures')}
      previous={t('shell:carousel.previous')}
      next={t('shell:carousel.next')}
      position={(at, all) => t('shell:carousel.position', { at, all })}
      slides={slides}
    />
  );
};
