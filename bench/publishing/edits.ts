import sharp from 'sharp';

import { admin } from './system';

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Document {
  readonly documentId: string;
  readonly title?: string;
  readonly slug?: string;
  readonly [field: string]: unknown;
}

const uid = (name: string): string => `api::${name}.${name}`;
const base = (name: string): string => `/content-manager/collection-types/${uid(name)}`;
const locales = ['en', 'vi'] as const;
type Locale = (typeof locales)[number];

/** Types without languages take no locale. */
const plain = ['showcase', 'collection'];
const localeOf = (name: string, locale: Locale): string => (plain.includes(name) ? '' : `locale=${locale}`);

async function list(name: string, locale: Locale): Promise<Document[]> {
  const query = `${localeOf(name, locale)}&page=1&pageSize=100&sort=createdAt:ASC`;
  return (await admin.call<{ results: Document[] }>(`${base(name)}?${query}`)).results;
}

async function change(name: string, { documentId }: Document, locale: Locale, data: object): Promise<void> {
  const place = `${base(name)}/${documentId}`;
  await admin.call(`${place}?${localeOf(name, locale)}`, 'PUT', data);
  await admin.call(`${place}/actions/publish?${localeOf(name, locale)}`, 'POST', data);
}

const begun = Date.now().toString(36);

const paragraph = (number: number): string =>
  `<h2>Part ${number}</h2><p>${'A door that opens is worth two that are drawn. '.repeat(12)}</p>`;

/** Dates of posts of years ago, an hour apart. */
export const longAgo = (number: number): string =>
  new Date(Date.UTC(2022, 0, 1) + (number % 30_000) * 3_600_000).toISOString();

/** Writes and publishes a post of its own in both languages; without a date it has that of its publishing. */
export async function newPost(number: number, date?: string): Promise<void> {
  const data = (locale: Locale) => ({
    title: `Post ${number} (${locale})`,
    // Once and for all: an earlier run may have left its posts.
    slug: `bench-post-${number}-${begun}`,
    excerpt: `What post ${number} is about.`,
    content: Array.from({ length: 8 }, (_, part) => paragraph(number + part)).join(''),
    ...(date && { defaultPublishedDate: date }),
  });
  const made = await admin.call<{ data: Document }>(`${base('dicom-blog')}?locale=en`, 'POST', data('en'));
  await admin.call(
    `${base('dicom-blog')}/${made.data.documentId}/actions/publish?locale=en`,
    'POST',
    data('en'),
  );
  await change('dicom-blog', made.data, 'vi', data('vi'));
}

const picture = async (value: number): Promise<number> => {
  const [r, g, b] = [value * 255, 255 - value * 255, 128].map(Math.round) as [number, number, number];
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append(
    'files',
    new File([new Uint8Array(bytes)], `bench-${Math.round(value * 1e6)}.jpg`, { type: 'image/jpeg' }),
  );
  const [file] = await admin.call<{ id: number; url: string }[]>('/upload', 'POST', form);
  return file?.id ?? 0;
};

/** What an edit is made with. */
interface Chance {
  readonly chance: () => number;
  readonly number: number;
}

const pick = <Value>(values: readonly Value[], { chance }: Chance): Value => {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new Error('There is nothing to edit: is this the sample content?');
  return value;
};

const withTitle = async (name: string, how: Chance): Promise<void> => {
  const locale = pick(locales, how);
  const document = pick(await list(name, locale), how);
  await change(name, document, locale, { title: `${document.title} ${how.number}`.slice(-90) });
};

const posts = async (how: Chance): Promise<[Document, Locale]> => {
  const locale = pick(locales, how);
  return [pick(await list('dicom-blog', locale), how), locale];
};

/** The kinds of edits, by their names. */
export const edits: Readonly<Record<string, (how: Chance) => Promise<void>>> = {
  'the text of a post': async (how) => {
    const [post, locale] = await posts(how);
    await change('dicom-blog', post, locale, { content: paragraph(how.number).repeat(4) });
  },
  'the title of a post': (how) => withTitle('dicom-blog', how),
  'a new post': (how) => newPost(how.number),
  'a post removed': async (how) => {
    const [{ documentId }] = await posts(how);
    await admin.call(`${base('dicom-blog')}/${documentId}?locale=*`, 'DELETE');
  },
  'a post taken back': async (how) => {
    const locale = pick(locales, how);
    // An earlier one may have been taken back already.
    const live = (await list('dicom-blog', locale)).filter(({ status }) => status !== 'draft');
    const { documentId } = pick(live, how);
    await admin.call(`${base('dicom-blog')}/${documentId}/actions/unpublish?locale=${locale}`, 'POST', {});
  },
  'the address of a post': async (how) => {
    const [post, locale] = await posts(how);
    await change('dicom-blog', post, locale, { slug: `bench-moved-${how.number}-${begun}` });
  },
  'the picture of a post': async (how) => {
    const [post, locale] = await posts(how);
    await change('dicom-blog', post, locale, { titleImage: await picture(how.chance()) });
  },
  'a category': (how) => withTitle('blog-category', how),
  'a tag': (how) => withTitle('blog-tag', how),
  'a showcase': (how) => withTitle('showcase', how),
  'a template': (how) => withTitle('collection', how),
};
