import { onAPageOfItsOwn, show } from './firstViewFixture';
import { scriptsId } from './handover';
import { startScripts, type ReactScripts } from './scripts';

onAPageOfItsOwn();

const list: ReactScripts = {
  values: { ___chunkMapping: '{}', ___webpackCompilationHash: '1f2e' },
  scripts: ['/webpack-runtime-1.js', '/app-1.js'],
  pages: [
    ['/career.css', '/shared-1.js', '/career-1.js'],
    ['/contact.css', '/contact-1.js'],
  ],
};

const place = `<template id="${scriptsId}" data-src="/scripts/react-1.js" data-page="/en/career/"></template>`;

/** Starts them on a page with some styles in its head. */
const open = (
  head = '<style data-href="/app.css"></style><style data-href="/career.css"></style>',
  body = '',
) => {
  document.head.innerHTML = head;
  show(body + place);
  startScripts(list);
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
  it('start when they are wanted, each once', () => {
    open();
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map((script) => [script.getAttribute('src'), script.async])).toEqual([
      ['/webpack-runtime-1.js', true],
      ['/app-1.js', true],
    ]);
  });

  it('are asked for once more where they did not come, and no other twice', () => {
    open();
    const [runtime, app] = [...document.head.querySelectorAll('script')];
    app?.dispatchEvent(new Event('error'));
    expect(app?.isConnected).toBe(false);
    const before = preloads();
    startScripts(list);
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(list.scripts);
    expect(scripts[0]).toBe(runtime);
    expect(preloads()).toEqual(before);
  });

  it('find the values that Gatsby would have set', () => {
    open();
    expect(window).toMatchObject({ pagePath: '/en/career/', ...list.values });
  });

  it('come together with the chunks of this page, known by its styles, and with its data', () => {
    open();
    expect(preloads()).toEqual([...data, ['/shared-1.js', 'script', null], ['/career-1.js', 'script', null]]);
  });

  it('know the page also by the styles that it asks for at its fold', () => {
    open('', '<div data-fold><link rel="stylesheet" href="/contact.css"></div>');
    expect(preloads()).toEqual([...data, ['/contact-1.js', 'script', null]]);
  });
});
