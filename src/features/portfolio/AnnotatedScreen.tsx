import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';

import { useLanguage } from '../../i18n/LocalLink';
import { Framed } from '../../ui/Frame/Framed';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './AnnotatedScreen.module.css';
import { pictureIn } from './pictureIn';

interface AnnotatedScreenProps {
  readonly annotated: Queries.AnnotatedScreenFragment;
  /** The stage's colours: a phone stands on them, as it leaves room beside it. */
  readonly ground: readonly string[];
}

/** 0 is A. */
const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** A screen of the project with lettered discs on it; what they mean stands in the `ScreenKey`. */
export const AnnotatedScreen = ({ annotated, ground }: AnnotatedScreenProps) => {
  const language = useLanguage();
  const { kind, picture, vietnamese, alt, notes } = annotated;
  const file = pictureIn(language, { picture, vn: vietnamese });
  const [from, to = from] = ground;
  return (
    <div className={styles.ground} data-kind={kind} style={{ '--from': from, '--to': to } as CSSProperties}>
      <div className={styles.frame}>
        <Framed kind={kind}>
          <div className={styles.screen}>
            <Picture
              image={file.childImageSharp?.gatsbyImageData}
              alt={alt[language]}
              sizes={kind === 'phone' ? '290px' : '(width < 900px) 92vw, 704px'}
            />
            {notes.map(({ x, y }, index) => (
              <span
                key={letterOf(index)}
                className={styles.disc}
                style={{ left: `${x}%`, top: `${y}%` }}
                aria-hidden="true"
              >
                {letterOf(index)}
              </span>
            ))}
          </div>
        </Framed>
      </div>
    </div>
  );
};

export const annotatedScreen = graphql`
  fragment AnnotatedScreen on AnnotatedScreen {
    kind
    alt {
      en
      vn
    }
    notes {
      x
      y
      part {
        left
        top
        width
        height
      }
    }
    picture {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 720
          breakpoints: [480, 720, 1440]
          formats: [AVIF, WEBP]
          avifOptions: { quality: 68 }
          placeholder: NONE
        )
      }
    }
    vietnamese {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 720
          breakpoints: [480, 720, 1440]
          formats: [AVIF, WEBP]
          avifOptions: { quality: 68 }
          placeholder: NONE
        )
      }
    }
  }
`;
