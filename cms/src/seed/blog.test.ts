import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { blogPictures, createBlog } from './blog';
import { readSeed } from './readSeed';

const seed = readSeed(path.join(__dirname, '..', '..', 'seed'));

interface Written {
  locale?: string;
  data: { slug?: string; content?: string };
}

/** What the sample blog gives to the document service. */
const writtenTo = async (): Promise<Written[]> => {
  const written: Written[] = [];
  const save = async (entry: Written) => {
    written.push(entry);
    return { documentId: String(written.length) };
  };
  const strapi = {
    documents: () => ({ create: save, update: save }),
    db: { transaction: async () => undefined },
  } as unknown as Core.Strapi;
  const upload = (name: string) => ({ url: `/uploads/${name}_1.webp`, width: 1440, height: 900 });
  await createBlog(strapi, seed, () => 1, upload);
  return written;
};

it.each([
  ['en', 'writing-alt-text'],
  ['vi', 'viet-mo-ta-anh-alt-text'],
])('a post shows the upload of its figure, with its size and its alternative: %s', async (locale, slug) => {
  const name = `post-writing-alt-text-figure-places-${locale}`;
  const post = (await writtenTo()).find((entry) => entry.locale === locale && entry.data.slug === slug);
  const { alternativeText = '' } = blogPictures(seed).find((picture) => picture.name === name) ?? {};
  expect(alternativeText).not.toBe('');
  expect(post?.data.content?.replaceAll(/\s+/g, ' ')).toContain(
    `<img src="/uploads/${name}_1.webp" alt="${alternativeText}" width="1440" height="900" />`,
  );
});

it('no post names a file that only lies beside its text', async () => {
  const contents = (await writtenTo()).map(({ data }) => data.content ?? '');
  expect(contents.filter((content) => content.includes('src="figure-'))).toEqual([]);
});

it('a post is given nothing that its type does not have', async () => {
  const given = (await writtenTo()).flatMap(({ data }) => Object.keys(data));
  expect(given).not.toContain('figures');
  expect(given).not.toContain('picture');
});
