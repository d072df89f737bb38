import type { IGatsbyImageData } from 'gatsby-plugin-image';

import { plain } from '../../lib/plain';

export interface NarrowPicture {
  readonly image: IGatsbyImageData;
  /** The screens it is for: a media query. */
  readonly media: string;
  /** Overrides the `sizes` of its data. */
  readonly sizes?: string;
}

interface PictureProps {
  /** From `gatsbyImageData`; nothing is drawn without it. */
  readonly image: IGatsbyImageData | null | undefined;
  /** Empty for decoration. */
  readonly alt: string;
  /** Overrides the `sizes` of the data: how wide the picture is shown. */
  readonly sizes?: string;
  /** The same picture composed anew, in shapes of their own: the first whose screens these are. */
  readonly narrow?: readonly NarrowPicture[];
  /** The picture of the first view: loads at once, with priority. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** The files of a picture, the format that weighs least first. */
const filesOf = ({ images }: IGatsbyImageData) => [
  ...(images.sources ?? []),
  ...(images.fallback ? [{ ...images.fallback, type: undefined }] : []),
];

/** What there is to choose from. One file alone is named already. */
const choiceOf = (fallback: IGatsbyImageData['images']['fallback'], sizes: string | undefined) =>
  fallback?.srcSet?.includes(',') ? { srcSet: fallback.srcSet, sizes: sizes ?? fallback.sizes } : {};

/**
 * A plain `<picture>`: width and height reserve its place, and no script is needed to see it, unlike
 * `GatsbyImage`, which hides it until hydration and weighs 18 kB.
 */
export const Picture = ({ image, alt, sizes, narrow = [], eager = false, className }: PictureProps) => {
  if (!image) return null;
  const { images, width, height } = image;
  const fallback = images.fallback;
  return (
    <picture className={className}>
      {narrow.flatMap((one) =>
        filesOf(one.image).map((file) => (
          <source
            key={`${one.media} ${file.type}`}
            media={one.media}
            type={file.type}
            srcSet={file.srcSet}
            sizes={one.sizes ?? file.sizes}
            width={one.image.width}
            height={Math.round(one.image.height)}
          />
        )),
      )}
      {images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        src={fallback?.src}
        {...choiceOf(fallback, sizes)}
        width={width}
        // Whole pixels: a picture smaller than its largest size is given a height with a fraction.
        height={Math.round(height)}
        alt={plain(alt)}
        loading={eager ? undefined : 'lazy'}
        decoding={eager ? undefined : 'async'}
        // React 18 knows the attribute in lower case only.
        {...(eager && { fetchpriority: 'high' })}
      />
    </picture>
  );
};
