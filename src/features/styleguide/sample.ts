import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Real pictures of the site, to try the building blocks with. */
export interface Pictures {
  readonly console: IGatsbyImageData | null;
  readonly phone: IGatsbyImageData | null;
  readonly lesson: IGatsbyImageData | null;
  readonly screen: IGatsbyImageData | null;
  readonly handheld: IGatsbyImageData | null;
}

export interface SampleProps {
  /** Id of the sample: its fields make theirs of it. */
  readonly id: string;
  readonly pictures: Pictures;
}
