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

it('the styles of two pages are the same work where only attributes differ that no selector asks for', () => {
  const titled = { href: '/titled.css', css: '[title]{color:red}[lang=vi]{top:0}' };
  const of = (attributes: string) => firstStyles([titled], `<p ${attributes}>A</p>${foldMark}`).styles;
  expect(of('id="a"')).toBe(of('id="b"'));
  expect(of('title="a"')).toEqual(['[title]{color:red}']);
  expect(of('lang="vi"')).toEqual(['[lang=vi]{top:0}']);
  expect(of('lang="en"')).toEqual(['']);
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

it('pages that show the same have other styles where `:has()` asks for what only one of them has below', () => {
  const asking = { href: '/asking.css', css: 'p:has(~ [data-kind=low] .deep){top:0}' };
  const of = (below: string) => firstStyles([asking], `<p>A</p>${foldMark}${below}`).styles;
  expect(of('<i data-kind="high"><b class="deep">B</b></i>')).toEqual(['']);
  expect(of('<i data-kind="low"><b class="deep">B</b></i>')).toEqual([asking.css]);
  expect(of('<i data-kind="low">B</i>')).toEqual(['']);
});
