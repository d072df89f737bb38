import { foldMark } from '../../src/lib/fold';
import { firstStyles } from './firstStyles';

const page = { href: '/page.css', css: '.hero{color:red}.foot{color:blue}.menu{top:0}' };
const body = `<div class="hero">A</div>${foldMark}<footer class="foot">B</footer>`;

it('a page carries the styles of what stands above its fold, and asks for all of them there', () => {
  const { styles, body: html } = firstStyles([page], body);
  expect(styles).toEqual(['.hero{color:red}']);
  expect(html).toBe(
    '<div class="hero">A</div><div hidden="" data-fold="true"><link rel="stylesheet" href="/page.css"></div>' +
      '<footer class="foot">B</footer>',
  );
});

it('a stylesheet that is needed as a whole is not asked for again', () => {
  const global = { href: '/app.css', css: 'body{margin:0}' };
  const { styles, body: html } = firstStyles([page, global], body);
  expect(styles).toEqual(['.hero{color:red}', global.css]);
  expect(html).not.toContain(global.href);
});

it('of two folds the first counts', () => {
  const html = firstStyles([page], `${foldMark}<p class="hero">A</p>${foldMark}`);
  expect(html.styles).toEqual(['']);
  expect(html.body.match(/<link/g)).toHaveLength(1);
  expect(html.body.indexOf('<link')).toBeLessThan(html.body.indexOf('<p'));
});

it('a page without a fold carries everything', () => {
  const plain = '<p class="hero">A</p>';
  expect(firstStyles([page], plain)).toEqual({ styles: [page.css], body: plain });
});

it('pages that show the same have the same styles, in whatever order', () => {
  const inOrder = (names: string) => firstStyles([page], `<p class="${names}">A</p>${foldMark}`).styles;
  expect(inOrder('foot hero')).toEqual(inOrder('hero foot'));
});
