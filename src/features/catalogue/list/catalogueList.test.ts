/** @jest-environment jsdom */
import type { KnownTemplate } from '../../../api-client/catalogueIndex';
import type { TemplatePage } from '../../../api-client/collections';
import {
  all,
  begun,
  cms,
  even,
  evens,
  index,
  inItsOwnTime,
  known,
  page,
  pass,
  settled,
  titles,
} from './catalogueListFixture';
import { noFilter } from './catalogueFilter';

jest.mock('../../../api-client/catalogueIndex');
jest.mock('../../../api-client/collections');

inItsOwnTime();

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

  it('has the short texts as soon as the index has come, also where the CMS answered before it', async () => {
    const slow = later<readonly KnownTemplate[]>();
    index.mockReturnValue(slow.promise);
    const last = evens.at(-1) ?? known('?');
    cms.mockResolvedValue(page([last]));
    const list = begun();
    list.choose(() => even);
    await pass(300);
    expect(list.now().list.cards).toMatchObject([{ title: last.title, summary: null }]);
    slow.resolve(all);
    await pass(0);
    expect(list.now().list).toMatchObject({
      from: 'cms',
      cards: [{ title: last.title, summary: last.summary }],
    });
  });

  it('is that of the index when the CMS fails', async () => {
    cms.mockRejectedValue(new Error('HTTP 500'));
    const list = begun();
    list.choose(() => even);
    await pass(300);
    expect(list.now()).toMatchObject({ asking: null, list: { total: 15, from: 'index' } });
  });

  const failBoth = () => {
    index.mockRejectedValue(new Error('offline'));
    cms.mockRejectedValue(new Error('offline'));
  };

  it('has failed when both fail, with what was chosen, and goes on to nothing', async () => {
    failBoth();
    const list = begun();
    list.choose(() => even);
    await pass(299);
    expect(list.now()).toMatchObject({ asking: 'filter', failed: false });
    await pass(1);
    expect(list.now()).toMatchObject({ chosen: even, asking: null, failed: true });
    expect(list.more()).toBeUndefined();
  });

  it('comes when it is asked for once more', async () => {
    failBoth();
    const list = begun();
    list.choose(() => even);
    await pass(300);
    index.mockResolvedValue(all);
    list.retry();
    expect(list.now()).toMatchObject({ asking: 'first', failed: false });
    await pass(0);
    expect(list.now()).toMatchObject({ asking: null, failed: false, list: { total: 15, filter: even } });
  });

  it('is that of the build where all are wanted again and both fail', async () => {
    const list = begun();
    list.choose(() => even);
    await pass(0);
    failBoth();
    list.choose(() => noFilter);
    await pass(300);
    expect(list.now()).toMatchObject({ asking: null, failed: false, list: { total: 30, from: 'build' } });
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

describe('an address that asks for something', () => {
  it('is answered without waiting', async () => {
    const list = begun();
    list.arrive(even, 0);
    await pass(0);
    expect(list.now()).toMatchObject({ chosen: even, list: { total: 15 } });
    expect(cms).toHaveBeenCalledTimes(1);
  });

  it('has no list before that, also when something else is chosen meanwhile', () => {
    index.mockReturnValue(new Promise(() => undefined));
    const list = begun();
    list.arrive(even, 0);
    expect(list.now().asking).toBe('first');
    list.choose((filter) => ({ ...filter, sort: 'title:asc' }));
    expect(list.now().asking).toBe('first');
    expect(list.more()).toBeUndefined();
  });

  it('has the whole range that was seen, at once, and what the HTML shows until then', async () => {
    const list = begun();
    list.arrive(noFilter, 24);
    expect(list.now().asking).toBe('filter');
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
