/** @jest-environment jsdom */
import { stubFetch } from '../api-client/contentFixtures';
import { freshenViews, viewsCall, viewsWords } from './freshViews';

const call = viewsCall('http://localhost:1337/api', 'en');

const show = (cards: string, words = 'data-one="# view" data-other="# views"') => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `${cards}<div data-views-call="${call}" ${words}></div>`;
};
const card = (slug: string, words = '3 views') => `<span data-views-of="${slug}">${words}</span>`;
const shown = () => [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
const views = (...data: readonly [slug: string, views: number | null][]) => ({
  data: data.map(([slug, count]) => ({ slug, views: count })),
});

const log = jest.spyOn(console, 'error');

describe('the views of the cards of a page', () => {
  it('are asked for in one call, by slugs, with two fields', async () => {
    show(card('a') + card('b'));
    const calls = stubFetch();
    void freshenViews();
    expect(calls).toHaveLength(1);
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      locale: 'en',
      'fields[0]': 'slug',
      'fields[1]': 'views',
      'filters[slug][$in][0]': 'a',
      'filters[slug][$in][1]': 'b',
      'pagination[limit]': '2',
    });
  });

  it('take the place of those of the build, in the words of the page', async () => {
    show(card('a') + card('b') + card('c'));
    const calls = stubFetch();
    const done = freshenViews();
    calls[0]?.answer(views(['b', 1], ['a', 1846]));
    await done;
    expect(shown()).toEqual(['1,846 views', '1 view', '3 views']);
  });

  it.each([
    ['a failure', {}, 500],
    ['another answer', { data: [{ slug: 1 }] }, 200],
    ['nonsense', null, 200],
  ])('stay those of the build after %s, in silence', async (_, body, status) => {
    show(card('a'));
    const calls = stubFetch();
    const done = freshenViews();
    calls[0]?.answer(body, status);
    await done;
    expect(shown()).toEqual(['3 views']);
    expect(log).not.toHaveBeenCalled();
  });

  it('stay without a connection', async () => {
    show(card('a'));
    const calls = stubFetch();
    const done = freshenViews();
    calls[0]?.fail();
    await done;
    expect(shown()).toEqual(['3 views']);
  });

  it('are asked for once: only cards that were added are asked for again', () => {
    show(card('a'));
    const calls = stubFetch();
    void freshenViews();
    void freshenViews();
    expect(calls).toHaveLength(1);
    document.body.insertAdjacentHTML('afterbegin', card('b'));
    void freshenViews();
    expect(calls[1]?.query.get('filters[slug][$in][0]')).toBe('b');
    expect(calls[1]?.query.has('filters[slug][$in][1]')).toBe(false);
  });

  it('are no more than the CMS lets one call name', () => {
    show(Array.from({ length: 60 }, (_, at) => card(`p${at}`)).join(''));
    const calls = stubFetch();
    void freshenViews();
    expect(calls[0]?.query.get('filters[slug][$in][49]')).toBe('p49');
    expect(calls[0]?.query.has('filters[slug][$in][50]')).toBe(false);
  });

  it('are not asked for on a page without cards', () => {
    show('');
    const calls = stubFetch();
    void freshenViews();
    expect(calls).toHaveLength(0);
  });
});

it('a number of views is grouped as its language does it, and one is no plural', () => {
  const words = { one: '# view', other: '# views' };
  expect(viewsWords(1, words, 'en')).toBe('1 view');
  expect(viewsWords(0, words, 'en')).toBe('0 views');
  expect(viewsWords(12_846, { one: '# lượt xem', other: '# lượt xem' }, 'vi')).toBe('12.846 lượt xem');
});
