/** Nothing that the CMS could ever answer becomes anything on a page or in a feed that could run. */
import { HOSTILE, PLACES } from '../../cms/tests/support/hostileTexts';
import { type Allowed, wrongMarkup } from '../../cms/tests/support/markup';
import { COMMON_ATTRIBUTES, ELEMENTS } from '../../cms/src/richText/elements';
import { safeContent } from '../../src/lib/safeContent';
import { articleOf } from '../article';
import { feedContent } from '../feeds/feedContent';
import { textOfHtml } from '../textOfHtml';
import type { ContentModel } from './contentModels';
import { prepareEntry } from './prepareEntry';

const stored: Allowed = Object.fromEntries(
  Object.entries(ELEMENTS).map(([name, attributes]) => [name, [...attributes, ...COMMON_ATTRIBUTES]]),
);
const shown: Allowed = {
  ...stored,
  img: [...(stored.img ?? []), 'loading', 'decoding'],
  a: [...(stored.a ?? []), 'tabindex'],
  pre: [...(stored.pre ?? []), 'role', 'aria-label', 'tabindex', 'data-ground', 'style'],
  button: ['type', 'hidden', 'aria-label', 'data-note', 'data-copied', 'data-failed', 'style'],
  ...{
    span: ['role', 'data-code', 'data-note', 'style'],
    div: ['role', 'aria-label', 'tabindex', 'data-ground', 'style'],
    iframe: ['title', 'srcdoc', 'style', 'allow'],
  },
};
const poster: Allowed = { a: ['href', 'aria-label', 'style'], span: ['aria-hidden', 'style'] };
const fed: Allowed = Object.fromEntries(
  Object.entries(ELEMENTS).map(([name, attributes]) => [
    name,
    [...(['code', 'figure'].includes(name) ? [] : attributes), 'lang'],
  ]),
);

const model: ContentModel = {
  ...({ uid: 'api::dicom-blog.dicom-blog', collectionName: 'dicom_blogs' } as unknown as ContentModel),
  attributes: {
    content: { type: 'richtext' },
    url: { type: 'string' },
  } as unknown as ContentModel['attributes'],
};
const prepared = async (entry: object): Promise<Record<string, unknown>> =>
  prepareEntry({ id: 1, documentId: 'a', ...entry } as never, model, [model], async () => null as never);

const page = 'https://site.example/en/blog/a/';

/** A page's own names are no names of a text. */
const foreignNames = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*\sid="([^"]*)"/g)].flatMap(([, id = '']) =>
    id.startsWith('s-') ? [] : [`name ${id}`],
  );

/** Browsers mend how these are nested; the CMS arranges what it stores. */
const ofContent = (each: string): boolean => each !== 'another text when it is read again';

/** Paragraphs within each other, which the CMS does not store, are none at the second time. */
const comesToRest = (safe: string): boolean => {
  const again = safeContent(safe, 'html');
  return safeContent(again, 'html') === again;
};

const wrongOf = async (source: string): Promise<string[]> => {
  const safe = safeContent(source, 'html');
  const { content } = await prepared({ content: source });
  const { html } = articleOf(String(content ?? ''), 'en');
  return [
    ...wrongMarkup(safe, shown).filter((each) => ofContent(each) && !each.includes('twice')),
    ...(comesToRest(safe) ? [] : ['never the same when it is cleaned again']),
    ...wrongMarkup(html, shown, poster)
      .filter(ofContent)
      .map((each) => `page: ${each}`),
    ...foreignNames(html),
    ...wrongMarkup(feedContent(html, page), fed)
      .filter(ofContent)
      .map((each) => `feed: ${each}`),
    ...(/(?![\t\n\r])\p{Cc}/u.test(html) ? ['a control character'] : []),
  ];
};

describe.each([...new Set(HOSTILE.map(({ kind }) => kind))])('%s', (kind) => {
  const texts = HOSTILE.filter((one) => one.kind === kind).map(({ text }) => text);

  it.each(Object.entries(PLACES))('come to nothing on a page and in a feed, %s', async (_, put) => {
    const wrong: object[] = [];
    for (const text of texts) {
      const source = put(text);
      const found = await wrongOf(source);
      if (found.length > 0) wrong.push({ source, found });
    }
    expect(wrong).toEqual([]);
  });

  it('are words in a line of text, with no element left', () => {
    for (const text of texts) expect(safeContent(text, 'text')).not.toMatch(/<[a-z/!?]/i);
    for (const text of texts) expect(typeof textOfHtml(text)).toBe('string');
  });
});

it('the address of an entry is one of the web, or none', async () => {
  for (const url of [
    'javascript:__ran=1',
    ' java\tscript:x',
    'data:text/html,x',
    '//x.example',
    'vbscript:x',
  ])
    expect(await prepared({ url })).toMatchObject({ url: null });
  expect(await prepared({ url: 'https://river.example/' })).toMatchObject({ url: 'https://river.example/' });
});
