import type { BuildFailure } from '../node-lib/buildNews';
import type { Content, LeftOut, ShownEntry } from '../release/content';
import { Place, smallSite } from '../release/testing/place';
import { buildWithout, entryOfPage, knownUnmakable } from './unmakable';

const entry = (documentId: string, slug: string | null, language: string | null = null): ShownEntry => ({
  ...{ type: 'api::dicom-blog.dicom-blog', documentId, locale: language, title: documentId },
  ...{ slug, language, version: '1' },
});
const content: Content = {
  readAt: '',
  leftOut: [],
  entries: [
    entry('en', 'doors', 'en'),
    entry('vi', 'doors', 'vn'),
    entry('template', 'binh-an'),
    entry('old', 'bài-viết', 'vn'),
    entry('tag', null),
  ],
};

describe('the entry of a page', () => {
  it.each([
    ['/en/blog/doors/', 'en'],
    ['/vn/blog/doors/', 'vi'],
    ['/vn/collection/binh-an/', 'template'],
    ['/en/collection/binh-an/home/', 'template'],
    ['/vn/blog/b%C3%A0i-vi%E1%BA%BFt/', 'old'],
    [`/vn/blog/${'bài-viết'.normalize('NFD')}/`, 'old'],
    ['/en/blog/', undefined],
    ['/en/', undefined],
    ['/doors/', undefined],
    ['', undefined],
    ['/en/blog/%zz/', undefined],
  ])('%s is %s', (page, id) => {
    expect(entryOfPage(page, content)?.documentId).toBe(id);
  });
});

describe('a build', () => {
  const fails = (page: string): BuildFailure => ({
    kind: 'page',
    reason: `Building static HTML failed for path "${page}"`,
  });
  const build = async (failures: (BuildFailure | null)[], known: LeftOut[] = []) => {
    const withouts: string[][] = [];
    const lines: string[] = [];
    const outcome = await buildWithout(known, {
      build: async (without) => {
        withouts.push(without.map(({ documentId }) => documentId));
        return failures.shift() ?? null;
      },
      content: async () => content,
      say: (line) => void lines.push(line),
    }).catch((error: { failure: BuildFailure }) => error.failure);
    return { withouts, lines, outcome };
  };

  it('that a page of an entry fails is made without that entry, in its language', async () => {
    const { withouts, lines, outcome } = await build([fails('/vn/blog/doors/')]);
    expect(outcome).toBeUndefined();
    expect(withouts).toEqual([[], ['vi']]);
    expect(lines).toEqual([expect.stringContaining('"vi" cannot be made')]);
  });

  it('begins without what the live release did without', async () => {
    const known = {
      ...entry('en', null),
      reason: 'page',
      what: 'entry',
      field: '',
      file: '',
      detail: '',
    } as const;
    expect((await build([fails('/vn/blog/doors/')], [known])).withouts).toEqual([['en'], ['en', 'vi']]);
  });

  it('is given up when it fails again and again', async () => {
    const failures = ['/en/blog/doors/', '/vn/blog/doors/', '/en/collection/binh-an/'].map(fails);
    const { withouts, outcome } = await build([...failures]);
    expect(withouts).toHaveLength(3);
    expect(outcome).toEqual(failures[2]);
  });

  it.each([
    fails('/en/'),
    { kind: 'cms', reason: 'The CMS does not answer.' } as const,
    { kind: 'unknown', reason: 'failed for path "/en/blog/doors/"' } as const,
  ])('that fails for another reason is not tried again (%#)', async (failure) => {
    expect(await build([failure])).toMatchObject({ withouts: [[]], outcome: failure });
  });
});

describe('what the live release did without', () => {
  let place: Place;
  beforeEach(async () => (place = await Place.create()));
  afterEach(() => place.remove());
  const { slug: _slug, language: _language, ...name } = entry('en', null);
  const left = (reason: 'page' | 'empty'): LeftOut => ({
    ...{ ...name, what: 'entry', reason, field: '', file: '', detail: '' },
  });

  it('is known to the next build as long as the code is the same', async () => {
    expect(await knownUnmakable(place.releasesDir, 'source')).toEqual([]);
    await place.write(smallSite());
    const leftOut = [left('page'), left('empty')];
    const contentFile = await place.writeContent({ ...content, leftOut });
    await place.release(1, 'source', { contentFile });
    expect(await knownUnmakable(place.releasesDir, 'source')).toEqual([left('page')]);
    expect(await knownUnmakable(place.releasesDir, 'new code')).toEqual([]);
  });
});
