import { createHash } from 'node:crypto';

import { inlineHashes } from './inlineHashes';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('takes every inline script once, whatever its attributes', () => {
  const html = `<script>a()</script><SCRIPT defer id="x">b()</SCRIPT ><script>a()</script>`;
  expect(inlineHashes(html).scripts).toEqual([sha('a()'), sha('b()')]);
});

it('leaves out scripts with an address, empty ones, and data', () => {
  const html =
    '<script src="/a.js"></script><script async src=/b.js> </script><script></script>' +
    '<script type="application/ld+json">{}</script><script type=application/json>{}</script>';
  expect(inlineHashes(html).scripts).toEqual([]);
});

it('takes speculation rules and scripts whose data- attributes end in src', () => {
  const html = '<script type="speculationrules">{}</script><script data-src="x">c()</script>';
  expect(inlineHashes(html).scripts).toEqual([sha('{}'), sha('c()')]);
});

it('knows data and addresses by their attributes, however those are written', () => {
  const html =
    `<script type = "application/json">{}</script><script TYPE='application/ld+json'>{}</script>` +
    '<script src = "/a.js">x</script><script\nSRC="/b.js">x</script><script type="module">d()</script>';
  expect(inlineHashes(html).scripts).toEqual([sha('d()')]);
});

it('hashes line ends of any kind as LF', () => {
  expect(inlineHashes('<style>a\rb\r\nc</style>').styles).toEqual([sha('a\nb\nc')]);
});

it('hashes what the browser sees: line ends are LF', () => {
  expect(inlineHashes('<style>\r\np{}\r\n</style>').styles).toEqual([sha('\np{}\n')]);
});

it('leaves out what lies in a template: it is never run, and differs from page to page', () => {
  const html =
    '<script>a()</script><TEMPLATE id="x">\n<script>window.pagePath="/en/"</script><style>p{}</style></TEMPLATE >' +
    '<script>b()</script><template><script>c()</script></template><style>h1{}</style>';
  expect(inlineHashes(html)).toEqual({ scripts: [sha('a()'), sha('b()')], styles: [sha('h1{}')] });
});

it('takes what stands between an element whose name only begins like that and a template', () => {
  const html = '<templates></templates><script>a()</script><template></template>';
  expect(inlineHashes(html).scripts).toEqual([sha('a()')]);
});

describe('the players of videos', () => {
  it('are those that its frames lead to', () => {
    const html = '<iframe srcdoc="&lt;a href=&quot;https://player.vimeo.com/video/1&quot;>"></iframe>';
    expect(inlineHashes(html).players).toEqual(['https://player.vimeo.com']);
  });

  it('are not said of a page without videos, or with a link to one', () => {
    expect(inlineHashes('<a href="https://www.youtube.com/watch?v=a">a</a>')).toEqual({
      scripts: [],
      styles: [],
    });
  });
});

describe('the demos of templates', () => {
  const frame = (address: string, more = 'data-demo=""') =>
    `<iframe src="${address}" title="Trang mẫu" sandbox="allow-scripts" ${more}></iframe>`;

  it('are named by their hosts, each once, also with a port', () => {
    const html = [
      frame('https://demo.example/a/'),
      frame('https://demo.example/b/'),
      frame('http://other.example:8080/'),
    ].join('');
    expect(inlineHashes(html).demos).toEqual(['https://demo.example', 'http://other.example:8080']);
  });

  it.each([
    ['on the site itself', frame('/demos/a/')],
    ['in a frame of another kind', frame('https://demo.example/', '')],
    ['in a frame that only follows one of another kind', `${frame('https://a.example/', '')}<p data-demo>`],
    ['that is only linked', '<a data-demo="" href="https://demo.example/">a</a>'],
    ['in a template', `<template>${frame('https://demo.example/')}</template>`],
    ['whose host would say more to a policy than a host', frame('https://a;sandbox/')],
    ['whose host is in quotes', frame("https://'none'/")],
    ['whose scheme is none for a page', frame('javascript:alert(1)')],
  ])('are not named when there is one %s', (_, html) => {
    expect(inlineHashes(html).demos).toBeUndefined();
  });
});
