import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import sharp from 'sharp';

import { factsOf, filesBelow, nameOf, read } from '../jest/content';

interface Scene {
  readonly picture: string;
  readonly vn?: string;
  readonly narrow?: string;
  readonly narrowVn?: string;
  readonly medium?: string;
  readonly mediumVn?: string;
}

interface Frame {
  readonly kind: string;
  readonly picture: string;
  readonly vn?: string;
  readonly narrow?: string;
  readonly narrowVn?: string;
  readonly card?: string;
  readonly cardVn?: string;
  readonly medium?: string;
  readonly mediumVn?: string;
  readonly low?: boolean;
}

interface Stage {
  readonly scene?: Scene;
  readonly frames: readonly Frame[];
}

const folder = 'content/case-studies';
const stages = factsOf('case-studies').map(({ slug, values }) => ({ slug, ...(values.stage as Stage) }));
const sizeOf = async (slug: string, picture: string) => {
  const { width, height } = await sharp(join(folder, slug, picture)).metadata();
  return [width, height];
};
const ratioOf = async (slug: string, picture: string) => {
  const { width, height } = await sharp(join(folder, slug, picture)).metadata();
  return width / height;
};

describe('the pictures of the case studies', () => {
  it('are all shown somewhere', () => {
    const named = filesBelow(resolve('content'))
      .filter((file) => file.endsWith('.yml'))
      .flatMap((file) =>
        [...read(file).matchAll(/[\w./-]+\.webp/g)].map(([name]) => nameOf(resolve(dirname(file), name))),
      );
    const all = stages.flatMap(({ slug }) =>
      readdirSync(join(folder, slug))
        .filter((name) => name.endsWith('.webp'))
        .map((name) => join(folder, slug, basename(name))),
    );
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((picture) => !named.includes(picture))).toEqual([]);
  });

  it('of a work that is drawn as a whole are there for narrow screens too, 4 by 5', async () => {
    const drawn = stages.filter(({ frames }) => frames.length === 0);
    expect(drawn.map(({ slug }) => slug)).toContain('fresy');
    for (const { slug, scene } of drawn)
      for (const picture of [scene?.narrow, scene?.medium, scene?.narrowVn, scene?.mediumVn])
        expect(await ratioOf(slug, picture ?? '')).toBeCloseTo(4 / 5, 2);
  });

  it('are upright where they take the place of a wide screen, and as cards are in that of a work', async () => {
    const narrow = stages.flatMap(({ slug, frames }) =>
      frames.flatMap(({ kind, narrow }) => (narrow ? [[slug, narrow, kind === 'bare'] as const] : [])),
    );
    expect(narrow.length).toBeGreaterThan(4);
    for (const [slug, picture, isWork] of narrow)
      if (isWork) expect(await ratioOf(slug, picture)).toBeCloseTo(4 / 3, 2);
      else expect(await ratioOf(slug, picture)).toBeLessThan(0.6);
  });

  it('are as large in Vietnamese as in English, on narrow screens and tablets too', async () => {
    const pairs = factsOf('case-studies').flatMap(({ slug, values }) => {
      const { frames } = values.stage as Stage;
      const shots = (values.shots ?? []) as readonly { readonly picture: string; readonly vn?: string }[];
      const narrow = frames.map((frame) => ({ picture: frame.narrow ?? '', vn: frame.narrowVn }));
      const cards = frames.map((frame) => ({ picture: frame.card ?? '', vn: frame.cardVn }));
      const medium = frames.map((frame) => ({ picture: frame.medium ?? '', vn: frame.mediumVn }));
      const challenge = values.challenge ? [values.challenge as Frame] : [];
      return [...frames, ...shots, ...narrow, ...cards, ...medium, ...challenge].flatMap(({ picture, vn }) =>
        vn ? [[slug, picture, vn] as const] : [],
      );
    });
    expect(pairs.length).toBeGreaterThan(15);
    for (const [slug, picture, vn] of pairs) {
      expect(vn).toMatch(/-vn(-\d+)?\.webp$/);
      expect([vn, await sizeOf(slug, vn)]).toEqual([vn, await sizeOf(slug, picture)]);
    }
  });

  it('are in Vietnamese on narrow screens where they are on wide ones', () => {
    const half = stages.filter(({ frames }) =>
      frames.some(
        ({ vn, narrow, narrowVn, medium, mediumVn }) =>
          (narrow && Boolean(vn) !== Boolean(narrowVn)) || (medium && Boolean(vn) !== Boolean(mediumVn)),
      ),
    );
    expect(half.map(({ slug }) => slug)).toEqual([]);
  });

  it('stand alone where they are drawn for narrow screens: only what stands low is left out there', () => {
    const leftOut = stages.filter(
      ({ frames }) =>
        // Phones stay beside each other: what is drawn for narrow screens shows the half that is seen there.
        frames.some(({ kind, narrow }) => kind !== 'phone' && narrow) &&
        frames.some(({ narrow, low }) => !narrow && !low),
    );
    expect(leftOut.map(({ slug }) => slug)).toEqual([]);
  });
});
