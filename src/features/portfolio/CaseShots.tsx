import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { Carousel } from '../../ui/Carousel/Carousel';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './CaseShots.module.css';
import { pictureIn } from './pictureIn';

/** Close looks at the product, in a strip. */
export const CaseShots = ({ shots }: { readonly shots: readonly Queries.CaseShotFragment[] }) => {
  const { t } = useTranslation(['site', 'shell']);
  const language = useLanguage();
  return (
    <div className={styles.shots}>
      <Carousel
        label={t('site:portfolio.shots')}
        previous={t('shell:carousel.previous')}
        next={t('shell:carousel.next')}
        perView={3}
        slides={shots.map(({ alt, caption, ...shot }) => (
          <figure key={caption.en}>
            <Picture
              className={styles.picture}
              image={pictureIn(language, shot).childImageSharp?.gatsbyImageData}
              alt={alt[language]}
              sizes="(width < 700px) 80vw, 420px"
            />
            <figcaption className={styles.caption}>{caption[language]}</figcaption>
          </figure>
        ))}
      />
    </div>
  );
};

export const caseShot = graphql`
  fragment CaseShot on ProjectShot {
    alt {
      en
      vn
    }
    caption {
      en
      vn
    }
    picture {
      ...ShotPicture
    }
    vn {
      ...ShotPicture
    }
  }
  fragment ShotPicture on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 840
        breakpoints: [840]
        formats: [AVIF, WEBP]
        placeholder: NONE
      )
    }
  }
`;
