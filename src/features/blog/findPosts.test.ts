import { fetchPosts } from '../../api-client/content';
import { findInIndex } from './findInIndex';
import { findPosts, type FoundPosts, type Question } from './findPosts';
import { keepAsked } from './keepAsked';

jest.mock('./keepAsked');
jest.mock('../../api-client/content');
jest.mock('./findInIndex');
jest.useFakeTimers();

const index: FoundPosts = { posts: [], total: 7 };
const design: Question = {
  ...{ filter: { kind: 'category', title: 'Design' }, search: '' },
  ...{ language: 'vn', start: 12, limit: 12 },
};
const ask = (question = design) => findPosts(question, new AbortController().signal);
/** Ends with the call, as `fetch` does. */
const hanging = () =>
  jest
    .mocked(fetchPosts)
    .mockImplementation(
      (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    );

beforeEach(() => {
  jest.mocked(fetchPosts).mockReset().mockResolvedValue({ posts: [], total: 30 });
  jest.mocked(findInIndex).mockReset().mockResolvedValue(index);
});

describe('the posts of a category or tag', () => {
  it('are those of the CMS, which is asked alone', async () => {
    expect(await ask()).toEqual({ posts: [], total: 30 });
    expect(jest.mocked(fetchPosts).mock.calls[0]?.[0]).toEqual({
      ...{ locale: 'vi', start: 12, limit: 12 },
      filter: { relation: 'categories', title: 'Design' },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(findInIndex).not.toHaveBeenCalled();
  });

  it('are found whatever the capitals of the address are', async () => {
    jest
      .mocked(keepAsked)
      .mockReturnValueOnce({ categories: [{ title: 'Design', titleElsewhere: null }], tags: [] });
    await ask({ ...design, filter: { kind: 'category', title: 'design' } });
    expect(jest.mocked(fetchPosts).mock.calls[0]?.[0].filter.title).toBe('Design');
  });

  it('are asked of nobody when the question is over before it could be asked', async () => {
    await expect(findPosts(design, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
    expect(fetchPosts).not.toHaveBeenCalled();
    expect(findInIndex).not.toHaveBeenCalled();
  });

  it('are those of the index at once where the CMS fails', async () => {
    jest.mocked(fetchPosts).mockRejectedValue(new Error('502'));
    expect(await ask()).toBe(index);
  });

  it('are those of the index after two seconds of waiting, and a later answer changes nothing', async () => {
    hanging();
    const found = ask();
    await jest.advanceTimersByTimeAsync(1_999);
    expect(findInIndex).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await found).toBe(index);
    expect(jest.mocked(fetchPosts).mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('are still those of a slow CMS where the index does not come', async () => {
    jest.mocked(findInIndex).mockRejectedValue(new Error('404'));
    jest
      .mocked(fetchPosts)
      .mockImplementation(
        () => new Promise((resolve) => setTimeout(() => resolve({ posts: [], total: 3 }), 5_000)),
      );
    const found = ask();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await found).toEqual({ posts: [], total: 3 });
  });

  it('are a failure where neither answers', async () => {
    jest.mocked(fetchPosts).mockRejectedValue(new Error('502'));
    jest.mocked(findInIndex).mockRejectedValue(new Error('404'));
    await expect(ask()).rejects.toThrow();
  });

  it('are asked of nobody any more when the page was left', async () => {
    hanging();
    const page = new AbortController();
    const found = findPosts(design, page.signal);
    page.abort();
    await expect(found).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(findInIndex).not.toHaveBeenCalled();
  });
});

it('words are searched in the index alone', async () => {
  expect(await ask({ ...design, search: 'door' })).toBe(index);
  expect(await ask({ ...design, filter: null, search: 'door' })).toBe(index);
  expect(fetchPosts).not.toHaveBeenCalled();
});
