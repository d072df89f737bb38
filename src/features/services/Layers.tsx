import { graphql } from 'gatsby';

import { Framed } from '../../ui/Frame/Framed';
import { Picture } from '../../ui/Picture/Picture';
import * as styles from './Layers.module.css';

interface LayersProps {
  /** Back to front. */
  readonly layers: readonly Queries.LayerFragment[];
  readonly screens: readonly Queries.LayerScreenFragment[];
  readonly alt: string;
}

/** How wide a layer is shown, for the choice of its file. */
const sizes: Readonly<Record<string, string>> = {
  browser: '(width < 720px) 560px, 860px',
  phone: '(width < 720px) 190px, 300px',
  sheet: '(width < 720px) 290px, 560px',
  card: '(width < 1280px) 125px, 224px',
  note: '(width < 720px) 143px, 220px',
};

/** The screens of a banner, one before the other. The first one says what they show together. */
export const Layers = ({ layers, screens, alt }: LayersProps) => (
  <div className={styles.layers}>
    {layers.map(({ kind, address }, index) => (
      <div key={index} className={styles.layer} data-kind={kind}>
        <Framed kind={kind} address={address ?? undefined}>
          <Picture
            image={screens[index]?.childImageSharp?.gatsbyImageData}
            alt={index ? '' : alt}
            sizes={sizes[kind]}
            // Narrow screens leave a phone before a browser out, and shall not load it.
            eager={kind !== 'phone' || layers[0]?.kind !== 'browser'}
          />
        </Framed>
      </div>
    ))}
  </div>
);

export const layer = graphql`
  fragment Layer on ServiceLayer {
    kind
    address
  }
  fragment LayerScreen on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1720
        breakpoints: [480, 880, 1720]
        formats: [WEBP]
        placeholder: NONE
      )
    }
  }
`;
