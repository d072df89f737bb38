import { Arrow } from '../../ui/Arrow/Arrow';
import { Picture } from '../../ui/Picture/Picture';
import { Words } from '../../ui/Words/Words';
import { Wrap } from '../../ui/Wrap/Wrap';
import { sizeOf, type Banner } from './banner';
import { bannerPath, cardId } from './bannerPaths';
import { BannerLink } from './BannerLink';
import { Measure } from './Measure';
import * as styles from './Standard.module.css';

interface StandardProps {
  readonly text: Queries.MediaBannersPartFragment['standard'];
  readonly banners: readonly Banner[];
  readonly onOpen: (slug: string) => void;
}

// On phones one and a half pixels for each dot of the common screens, two for the finest: four of them come at once.
const sizes = '(width <= 800px) 225px, (width < 1331px) 22vw, 300px';

/**
 * The standard banners in their natural size, standing on the edge of two grounds: pictures that are links to their pages,
 * where the banner itself runs.
 */
export const Standard = ({ text, banners, onOpen }: StandardProps) => (
  <section className={styles.standard} aria-labelledby="standard" data-ground="sand">
    <Wrap>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="standard">
            <Words text={text.heading} />
          </h2>
          <p className={styles.text}>{text.text}</p>
          <dl className={styles.figures}>
            {text.figures.map(({ value, label }) => (
              <div key={label} className={styles.figure}>
                <dt>
                  <Words text={label} />
                </dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul role="list" className={styles.wall}>
          {banners.map((banner, index) => (
            <li key={banner.slug} id={cardId(banner.slug)} className={styles.item}>
              <Measure size={sizeOf(banner)} />
              <BannerLink
                to={`${bannerPath(banner.slug)}#${cardId(banner.slug)}`}
                className={styles.card}
                onFollow={() => onOpen(banner.slug)}
              >
                <Picture
                  image={banner.poster.childImageSharp?.gatsbyImageData}
                  alt={banner.alt ?? ''}
                  sizes={sizes}
                  eager={index < 2}
                  className={styles.picture}
                />
                <h3 className={styles.title}>
                  <Words text={banner.title} /> <Arrow />
                </h3>
                <span className={styles.summary}>{banner.summary}</span>
              </BannerLink>
            </li>
          ))}
        </ul>
      </div>
    </Wrap>
  </section>
);
