import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { readFigures, withUploads } from './figures';

const posts = path.join(__dirname, '..', '..', 'seed', 'posts');

const text =
  '<figure><img src="figure-cup-en.webp"\n  alt="A cup\n  of tea." /><figcaption>Tea.</figcaption></figure>';

it('a figure of a text stands in it as the editor writes a picture', () => {
  const upload = jest.fn(() => ({ url: '/uploads/cup_1.webp', width: 1440, height: 900 }));
  expect(withUploads(text, upload)).toBe(
    '<figure><img src="/uploads/cup_1.webp" alt="A cup of tea." width="1440" height="900" /><figcaption>Tea.</figcaption></figure>',
  );
  expect(upload).toHaveBeenCalledWith('figure-cup-en');
});

it('a text that shows a figure that is not there is refused', () => {
  expect(() => readFigures(posts, text)).toThrow('figure-cup-en.webp');
});

const folders = readdirSync(posts).map((post) => path.join(posts, post));

const textsOf = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      language: path.parse(file).name,
      html: readFileSync(path.join(folder, file), 'utf8'),
    }));

const figures = folders.flatMap((folder) =>
  textsOf(folder).flatMap(({ language, html }) =>
    readFigures(folder, html).map((figure): [string, typeof figure & { language: string }] => [
      `${path.basename(folder)}/${figure.name}`,
      { ...figure, language },
    ]),
  ),
);

it('sample posts show every figure that lies beside them', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.startsWith('figure-'))
      .map((file) => `${path.basename(folder)}/${path.parse(file).name}`),
  );
  expect(figures.map(([name]) => name).sort()).toEqual(files.sort());
});

it('every picture in a sample post is one of its figures', () => {
  const pictures = folders.flatMap(textsOf).flatMap(({ html }) => html.match(/<img\s/g) ?? []);
  expect(pictures).toHaveLength(figures.length);
});

describe.each(figures)('the figure %s', (name, { language, alternativeText, data }) => {
  it('has words in the language of its text and an alternative', () => {
    expect(name).toMatch(new RegExp(`-${language}$`));
    expect(alternativeText.length).toBeGreaterThan(40);
    expect(alternativeText).toMatch(/\.$/);
  });

  it('is sharp on dense screens and light', async () => {
    expect((await sharp(data).metadata()).width).toBe(1440);
    expect(data.length).toBeLessThanOrEqual(60_000);
  });
});
