/** @jest-environment jsdom */
import { all, begun, cms, index, inItsOwnTime, page, pass, titles } from './catalogueListFixture';

jest.mock('../../../api-client/catalogueIndex');
jest.mock('../../../api-client/collections');

inItsOwnTime();

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
