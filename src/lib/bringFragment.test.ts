/** @jest-environment jsdom */
import { bringFragment } from './bringFragment';

const answerWith = (answer: () => Promise<unknown>) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: answer } as Response));
};
const show = (html: string) => void (document.body.innerHTML = html);
const place = (part: string) => document.querySelector<HTMLElement>(`[data-part=${part}]`);

const address = '/fragments/latest-en.json';
const placeOf = (part: string) => `<div data-src="${address}" data-part="${part}"></div>`;
const places = placeOf('footer') + placeOf('sidebar');

/** The answer to the call has come, and was dealt with. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const bring = async () => {
  bringFragment(address);
  await settled();
};

describe('a fragment', () => {
  it('is asked for once, and each of its parts put into its place', async () => {
    answerWith(async () => ({
      footer: '<a href="/en/blog/a/">A</a>',
      sidebar: '<b>B</b>',
      other: '<i></i>',
    }));
    show(places);
    await bring();
    expect(jest.mocked(fetch).mock.calls).toEqual([['/fragments/latest-en.json']]);
    expect(place('footer')?.innerHTML).toBe('<a href="/en/blog/a/">A</a>');
    expect(place('sidebar')?.innerHTML).toBe('<b>B</b>');
    expect(place('footer')?.hidden).toBe(false);
  });

  it('is not asked for again by a place of the same page: somebody may be in what has come', async () => {
    answerWith(async () => ({ footer: '<a href="/old/">Old</a>', sidebar: '<b>B</b>' }));
    show(places);
    await bring();
    const link = document.querySelector('a');
    link?.focus();
    await bring();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(link);
  });

  it('is asked for once also while it is on its way', async () => {
    answerWith(async () => ({ footer: 'A', sidebar: 'B' }));
    show(places);
    bringFragment(address);
    await bring();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(place('sidebar')?.innerHTML).toBe('B');
  });

  it('says of its places that it is on its way, until it has come or is known not to', async () => {
    answerWith(async () => ({ footer: 'A' }));
    show(places);
    bringFragment(address);
    expect(place('footer')?.ariaBusy).toBe('true');
    expect(place('sidebar')?.ariaBusy).toBe('true');
    await settled();
    expect(place('footer')?.ariaBusy).toBe('false');
    expect(place('sidebar')?.ariaBusy).toBe('false');
  });

  it('comes into no page of the other language, which somebody has gone on to meanwhile', async () => {
    answerWith(async () => ({ footer: 'English' }));
    show(placeOf('footer'));
    bringFragment(address);
    show('<div data-src="/fragments/latest-vn.json" data-part="footer"></div>');
    await settled();
    expect(place('footer')?.innerHTML).toBe('');
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is no JSON', () => Promise.reject(new SyntaxError('Unexpected token <'))],
    ['a part under another name: of a later release', async () => ({ 'footer-later': '<b>B</b>' })],
    ['an empty part', async () => ({ footer: '' })],
  ])('is silent about %s, and its place keeps its height: nothing on the page moves', async (_, answer) => {
    const log = jest.spyOn(console, 'error');
    answerWith(answer);
    show(placeOf('footer'));
    await bring();
    expect(place('footer')?.innerHTML).toBe('');
    expect(place('footer')?.hidden).toBe(false);
    expect(place('footer')?.ariaBusy).toBe('false');
    expect(log).not.toHaveBeenCalled();
  });

  it('is silent when the network is gone', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    show(places);
    await bring();
    expect(place('sidebar')?.innerHTML).toBe('');
  });
});
