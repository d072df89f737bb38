import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../../i18n/LocalLink';
import { buttonClass } from '../../../ui/Button/buttonLook';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Picture } from '../../../ui/Picture/Picture';
import { Section } from '../../../ui/Section/Section';
import { TextLink } from '../../../ui/TextLink/TextLink';
import { Label } from '../../../ui/Words/Label';
import { Words } from '../../../ui/Words/Words';
import { pictureIn } from '../pictureIn';
import * as styles from './Film.module.css';
import { PlayIcon } from './PlayIcon';
import { text } from './text.module.css';
import { usePlayedWhileOpen } from './usePlayedWhileOpen';

/** A film that its picture opens, all of it one button; of its files nothing is asked for before. */
export const Film = ({ film }: { readonly film: Queries.ProjectFilmFragment }) => {
  const { t } = useTranslation(['site', 'shell']);
  const { video, stop } = usePlayedWhileOpen();
  const { width, height, poster, still } = film;
  const language = useLanguage();
  const mp4 = pictureIn(language, { picture: film.mp4, vn: film.mp4Vn }).publicURL ?? '';
  const webm = pictureIn(language, { picture: film.webm, vn: film.webmVn }).publicURL ?? '';
  return (
    <Section tone="sand" labelledBy="special">
      <div className={styles.film}>
        <div>
          <h2 id="special">
            <Words text={t('site:special.film.heading')} />
          </h2>
          <p className={text}>{t('site:special.film.text')}</p>
        </div>
        <div>
          <div className={styles.still}>
            <Picture
              image={still.childImageSharp?.gatsbyImageData}
              alt={t('site:special.film.still')}
              sizes="(width < 900px) 90vw, 50vw"
            />
            <button type="button" aria-haspopup="dialog" command="show-modal" commandfor="film">
              <span className={buttonClass({ tone: 'action' })}>
                <PlayIcon act="play" size={24} />
                <Label>{t('site:special.film.open')}</Label>
              </span>
            </button>
          </div>
          <p className={styles.note}>{t('site:special.film.note', { seconds: film.seconds })}</p>
          <p className={styles.note}>
            <TextLink href={mp4}>{t('site:special.film.file')}</TextLink>
          </p>
        </div>
      </div>
      <Dialog
        id="film"
        title={t('site:special.film.title')}
        closeLabel={t('shell:message.close')}
        wide
        onClose={stop}
      >
        <video
          ref={video}
          className={styles.video}
          // Asked for by the browser only when the dialog is drawn; `poster` would be at once.
          style={{ backgroundImage: `url("${poster.publicURL ?? ''}")` }}
          width={width}
          height={height}
          controls
          muted
          playsInline
          preload="none"
          aria-describedby="film-description"
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
        <p id="film-description" className={styles.description}>
          {t('site:special.film.description')}
        </p>
      </Dialog>
    </Section>
  );
};

export const projectFilm = graphql`
  fragment ProjectFilm on ProjectFilm {
    seconds
    width
    height
    mp4 {
      publicURL
    }
    mp4Vn {
      publicURL
    }
    webm {
      publicURL
    }
    webmVn {
      publicURL
    }
    poster {
      publicURL
    }
    still {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 640
          breakpoints: [480, 640, 960, 1280]
          formats: [AVIF, WEBP]
          avifOptions: { quality: 62 }
          placeholder: NONE
        )
      }
    }
  }
`;
