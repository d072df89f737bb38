/** @jest-environment jsdom */
import { loadCatalogueIndex, type KnownTemplate } from '../../../api-client/catalogueIndex';
import { fetchTemplates, type FetchedTemplate, type TemplatePage } from '../../../api-client/collections';
import { noFilter } from './catalogueFilter';
import { fromKnown } from './catalogueCard';
import { CatalogueList } from './catalogueList';

jest.mock('../../../api-client/catalogueIndex');
jest.mock('../../../api-client/collections');

const known = (title: string, categories: string[] = []): KnownTemplate => ({
  ...{ slug: title.toLowerCase(), title, price: 5, layout: 'a', layouts: 2, categories, tags: [] },
  ...{ picture: 'abcde', summary: `Mẫu ${title}` },
});

const all = Array.from({ length: 30 }, (_, at) => known(`T${30 - at}`, at % 2 === 0 ? ['even'] : []));

const fetched = ({ title, slug }: KnownTemplate): FetchedTemplate => ({
  ...{ title, slug, basic_price: 5, thumbnail: null, layouts: [{ slug: 'a' }, { slug: 'b' }] },
});

const page = (templates: readonly KnownTemplate[], total = templates.length): TemplatePage => ({
  templates: templates.map(fetched),
  total,
});

/** A promise that somebody settles later. */
const later = <Value>() => {
  let settle: { resolve: (value: Value) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  return {
    promise,
    resolve: (value: Value) => settle?.resolve(value),
    reject: () => settle?.reject(new Error('no')),
  };
};

const index = jest.mocked(loadCatalogueIndex);
const cms = jest.mocked(fetchTemplates);
const settled = jest.fn();

const begun = (total = 30): CatalogueList => {
  const cards = all.slice(0, 12).map(fromKnown);
  return new CatalogueList({ filter: noFilter, cards, total, next: 12, from: 'build' }, settled);
};

const titles = (list: CatalogueList) => list.now().list.cards.map(({ title }) => title);
const even = { ...noFilter, categories: ['even'] };
const evens = all.filter(({ categories }) => categories.length > 0);

/** Lets what is due happen, and what follows from it. */
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  index.mockResolvedValue(all);
  cms.mockReturnValue(new Promise(() => undefined));
});
afterEach(() => jest.useRealTimers());

describe('the list of the catalogue after a choice', () => {
  it('is at once that of the index', async () => {
    const list = begun();
    list.choose(() => even);
    expect(list.now()).toMatchObject({ chosen: even, asking: 'filter' });
    await pass(0);
    expect(titles(list)).toEqual(evens.slice(0, 12).map(({ title }) => title));
    expect(list.now()).toMatchObject({ asking: null, list: { total: 15, from: 'index', filter: even } });
  });

  it('asks the CMS when nobody has gone on choosing for 300 ms, from the beginning and for twelve', async () => {
    const list = begun();
    list.choose(() => even);
    await pass(200);
    list.choose((filter) => ({ ...filter, sort: 'title:asc' }));
    await pass(299);
    expect(cms).not.toHaveBeenCalled();
    await pass(1);
    expect(cms.mock.calls.map(([question]) => question)).toEqual([
      { search: '', categories: ['even'], tags: [], sort: 'title:asc', start: 0, limit: 12 },
    ]);
    expect(settled.mock.calls).toEqual([[{ ...even, sort: 'title:asc' }]]);
  });

  it('has the word of the CMS in the end, with newer templates and the words and pictures of the release', async () => {
    const answer = later<TemplatePage>();
    cms.mockReturnValue(answer.promise);
    const list = begun();
    list.choose(() => even);
    await pass(300);
    answer.resolve(page([known('New'), evens[0] ?? known('?')], 16));
    await pass(0);
    expect(titles(list)).toEqual(['New', 'T30']);
    expect(list.now().list).toMatchObject({ total: 16, from: 'cms' });
    expect(list.now().list.cards.map(({ summary, image }) => [summary, image?.images.fallback?.src])).toEqual(
      [
        [null, undefined],
        ['Mẫu T30', '/static/catalogue/t30.abcde.webp'],
      ],
    );
  });

  it('is not taken back by an index that comes after the CMS', async () => {
    const slow = later<readonly KnownTemplate[]>();
    index.mockReturnValue(slow.promise);
    cms.mockResolvedValue(page([known('New')]));
    const list = begun();
    list.choose(() => even);
    await pass(300);
    expect(titles(list)).toEqual(['New']);
    slow.resolve(all);
    await pass(0);
    expect(titles(list)).toEqual(['New']);
  });

  it('is that of the index when the CMS fails', async () => {
    cms.mockRejectedValue(new Error('HTTP 500'));
    const list = begun();
    list.choose(() => even);
    await pass(300);
    expect(list.now()).toMatchObject({ asking: null, list: { total: 15, from: 'index' } });
  });

  it('stays as it was when both fail, and says nothing', async () => {
    index.mockRejectedValue(new Error('offline'));
    cms.mockRejectedValue(new Error('offline'));
    const list = begun();
    list.choose(() => even);
    await pass(300);
    expect(list.now()).toMatchObject({ chosen: even, asking: null, list: { total: 30, from: 'build' } });
    expect(titles(list)).toHaveLength(12);
  });

  it('ends the call of the choice before, whose answer counts no more', async () => {
    const first = later<TemplatePage>();
    cms.mockReturnValueOnce(first.promise);
    const list = begun();
    list.choose(() => even);
    await pass(300);
    const signal = cms.mock.calls[0]?.[1];
    list.choose(() => noFilter);
    expect(signal?.aborted).toBe(true);
    first.resolve(page([known('Late')]));
    await pass(300);
    expect(titles(list)).toHaveLength(12);
    expect(titles(list)).not.toContain('Late');
  });
});

it('a choice that changes nothing is none: the list and its pages stay', async () => {
  cms.mockImplementation(async ({ start, limit }) => page(all.slice(start, start + limit), 30));
  const list = begun();
  list.more()?.();
  await pass(0);
  list.choose((filter) => filter);
  await pass(300);
  expect(titles(list)).toHaveLength(24);
});

describe('further pages', () => {
  it('come by twelve from the CMS, until the total is reached', async () => {
    cms.mockImplementation(async ({ start, limit }) => page(all.slice(start, start + limit), 30));
    const list = begun();
    list.more()?.();
    expect(list.now().asking).toBe('page');
    await pass(0);
    expect(cms.mock.calls[0]?.[0]).toMatchObject({ start: 12, limit: 12, sort: 'createdAt:desc' });
    expect(titles(list)).toHaveLength(24);
    list.more()?.();
    await pass(0);
    expect(titles(list)).toEqual(all.map(({ title }) => title));
    expect(list.more()).toBeUndefined();
  });

  it('are asked for once at a time', () => {
    const list = begun();
    list.more()?.();
    list.more()?.();
    expect(cms).toHaveBeenCalledTimes(1);
  });

  it('come from the index where the CMS fails', async () => {
    cms.mockRejectedValue(new Error('HTTP 500'));
    const list = begun();
    list.more()?.();
    await pass(0);
    expect(titles(list)).toHaveLength(24);
  });

  it('are empty where nobody answers: the list stays, and may be asked again', async () => {
    index.mockRejectedValue(new Error('offline'));
    cms.mockRejectedValue(new Error('offline'));
    const list = begun();
    list.more()?.();
    await pass(0);
    expect(titles(list)).toHaveLength(12);
    expect(list.now().asking).toBeNull();
    expect(list.more()).toBeDefined();
  });

  it('show a template once that a newer one has moved on', async () => {
    cms.mockResolvedValue(page([...all.slice(11, 13)], 31));
    const list = begun();
    list.more()?.();
    await pass(0);
    expect(titles(list)).toEqual(all.slice(0, 13).map(({ title }) => title));
    expect(list.now().list.next).toBe(14);
  });
});

describe('an address that asks for something', () => {
  it('is answered without waiting', async () => {
    const list = begun();
    list.arrive(even, 0);
    await pass(0);
    expect(list.now()).toMatchObject({ chosen: even, list: { total: 15 } });
    expect(cms).toHaveBeenCalledTimes(1);
  });

  it('has the whole range that was seen, at once', async () => {
    const list = begun();
    list.arrive(noFilter, 24);
    await pass(0);
    expect(titles(list)).toHaveLength(24);
    expect(cms.mock.calls[0]?.[0]).toMatchObject({ start: 0, limit: 24 });
  });

  it('leaves the list of the HTML alone when it asks for nothing', () => {
    const list = begun();
    list.arrive(noFilter, 0);
    expect(list.now().asking).toBeNull();
    expect(cms).not.toHaveBeenCalled();
  });

  it('is asked for in parts where it is longer than the CMS gives at once', async () => {
    index.mockRejectedValue(new Error('offline'));
    cms.mockResolvedValue(page([], 250));
    begun(250).arrive(noFilter, 2_000);
    await pass(0);
    expect(cms.mock.calls.map(([{ start, limit }]) => [start, limit])).toEqual([
      [0, 100],
      [100, 100],
      [200, 50],
    ]);
  });
});
