import type { IGatsbyImageData } from 'gatsby-plugin-image';

import { pictureSizes } from './pictureSizes';

const image = (width: number, height: number): IGatsbyImageData => ({
  ...{ layout: 'constrained', width, height },
  images: { sources: [] },
});

describe('the size of a picture', () => {
  it('is that of its place in each window', () => {
    expect(pictureSizes('third', image(1200, 1200))).toBe(
      '(width < 640px) calc(1.00 * (132px)), (width < 1000px) calc(1.00 * (46vw)), ' +
        '(width < 1360px) calc(1.00 * (30vw)), calc(1.00 * (411px))',
    );
  });

  it('is larger where a broad picture is cropped, for more of it is drawn than seen', () => {
    expect(pictureSizes('third', image(1600, 900))).toMatch(/, calc\(1\.19 \* \(411px\)\)$/);
    expect(pictureSizes('lead', image(1600, 1066))).toMatch(/, calc\(1\.00 \* \(50vw \+ 205px\)\)$/);
  });
});
