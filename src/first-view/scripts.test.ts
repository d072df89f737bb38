import { onAPageOfItsOwn, show } from './firstViewFixture';
import { notHydrated, scriptsId } from './handover';
import { startScripts, type ReactScripts } from './scripts';

onAPageOfItsOwn();

const chunks = {
  app: ['/app.css', '/app-1.js'],
  'component---src-pages-career-tsx': ['/career.css', '/career-1.js', '/career-1.js.map'],
  'component---src-pages-contact-tsx': ['/contact.css', '/contact-1.js'],
  'slice---src-features-shell-footer-slice-tsx': ['/footer.css', '/footer-1.js'],
};
const list: ReactScripts = {
  values: { ___chunkMapping: JSON.stringify(chunks), ___webpackCompilationHash: '1f2e' },
  scripts: ['/webpack-runtime-1.js', '/app-1.js'],
};

const place = `<template id="${scriptsId}" data-src="/scripts/react-1.json" data-page="/en/career/"></template>`;

/** Opens a page with some styles in its head, and lets the list of scripts come. */
const open = async (
  head = '<style data-href="/app.css"></style><style data-href="/career.css"></style>',
  body = '',
) => {
  const asked = jest.fn((_: string) => Promise.resolve({ json: () => Promise.resolve(list) }));
  Object.assign(globalThis, { fetch: asked });
  document.head.innerHTML = head;
  show(body + place);
  const begun = startScripts();
  await new Promise((resolve) => setTimeout(resolve));
  return { begun, asked };
};

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.as,
    link.crossOrigin,
  ]);

const data = [
  ['/page-data/app-data.json', 'fetch', 'anonymous'],
  ['/page-data/en/career/page-data.json', 'fetch', 'anonymous'],
];

describe('the scripts that the build laid aside', () => {
  it('start when they are wanted, each once', async () => {
    const { begun, asked } = await open();
    expect([begun, asked.mock.calls]).toEqual([true, [['/scripts/react-1.json']]]);
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map((script) => [script.getAttribute('src'), script.async])).toEqual([
      ['/webpack-runtime-1.js', true],
      ['/app-1.js', true],
    ]);
  });

  it('find the values that Gatsby would have set', async () => {
    await open();
    expect(window).toMatchObject({ pagePath: '/en/career/', ...list.values });
  });

  it('come together with the chunks of this page, known by its styles, and with its data', async () => {
    await open();
    expect(preloads()).toEqual([...data, ['/career-1.js', 'script', null]]);
  });

  it('know the page also by the styles that it asks for at its fold', async () => {
    await open('', '<div data-fold><link rel="stylesheet" href="/contact.css"></div>');
    expect(preloads()).toEqual([...data, ['/contact-1.js', 'script', null]]);
  });

  it.each([
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'is a page that says that nothing is there',
      () => Promise.resolve({ json: () => Promise.reject(new SyntaxError('<')) }),
    ],
  ])('are told not to come when their list %s', async (_, answer) => {
    const told = jest.fn();
    window.addEventListener(notHydrated, told);
    Object.assign(globalThis, { fetch: answer });
    show(place);
    startScripts();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('do not start while the page is still on its way', () => {
    show('<p>The first lines</p>');
    expect(startScripts()).toBe(false);
    expect(document.head).toBeEmptyDOMElement();
  });
});
