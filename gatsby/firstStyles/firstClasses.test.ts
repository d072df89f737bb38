import { firstClasses } from './firstClasses';

const of = (html: string) => [...firstClasses(html)];

it('all classes of an element count, once', () => {
  expect(of('<p class="a b">A <b class="b">B</b></p>')).toEqual(['a', 'b']);
});

it('a closed menu shows its head', () => {
  expect(of('<details class="a"><summary class="b">M</summary><p class="c">C</p></details>')).toEqual([
    'a',
    'b',
  ]);
});

it('an open one shows everything', () => {
  const html = '<details class="a" open=""><summary class="b">M</summary><p class="c">C</p></details>';
  expect(of(html)).toEqual(['a', 'b', 'c']);
});

it('nothing in a closed menu is shown, however deep and whatever stands behind a menu in it', () => {
  const inner = '<details class="c"><summary class="d">N</summary><p class="e">E</p></details>';
  const html = `<details class="a"><summary class="b">M</summary>${inner}<p class="f">F</p></details><p class="g">G</p>`;
  expect(of(html)).toEqual(['a', 'b', 'g']);
});

it('a dialog shows nothing', () => {
  expect(of('<dialog class="a"><p class="b">B</p></dialog><p class="c">C</p>')).toEqual(['c']);
});
