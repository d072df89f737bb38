import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Dialog } from '../../../ui/Dialog/Dialog';
import { DialogButton } from '../../../ui/Dialog/DialogButton';
import { Picture } from '../../../ui/Picture/Picture';
import { Section } from '../../../ui/Section/Section';
import { TextLink } from '../../../ui/TextLink/TextLink';
import { Words } from '../../../ui/Words/Words';
import * as styles from './Film.module.css';
import { usePlayedWhileOpen } from './usePlayedWhileOpen';

/** A film that a button opens; of its files nothing is asked for before. */
export const Film = ({ film }: { readonly film: Queries.ProjectFilmFragment }) => {
  const { t } = useTranslation(['site', 'shell']);
  const { video, stop } = usePlayedWhileOpen();
  const { width, height, poster, still } = film;
  return (
    <Section tone="sand" labelledBy="special">
      <div className={styles.film}>
        <div>
          <h2 id="special">
            <Words text={t('site:special.film.heading')} />
          </h2>
          <p className={styles.text}>{t('site:special.film.text')}</p>
          <p className={styles.open}>
            <DialogButton dialog="film" tone="action">
              {t('site:special.film.open')}
            </DialogButton>
          </p>
          <p className={styles.note}>{t('site:special.film.note', { seconds: film.seconds })}</p>
          <TextLink href={film.mp4.publicURL ?? ''}>{t('site:special.film.file')}</TextLink>
        </div>
        <Picture
          className={styles.still}
          image={still.childImageSharp?.gatsbyImageData}
          alt={t('site:special.film.still')}
          sizes="(width < 900px) 90vw, 50vw"
        />
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
          <source src={film.webm.publicURL ?? ''} type="video/webm" />
          <source src={film.mp4.publicURL ?? ''} type="video/mp4" />
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
    webm {
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
          placeholder: NONE
        )
      }
    }
  }
`;
