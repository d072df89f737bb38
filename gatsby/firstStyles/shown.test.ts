import { shownIn } from './shown';

const of = (html: string) => [...shownIn(html).classes];

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

it('elements count by their names, those of drawings in small letters', () => {
  const html =
    '<details><summary>A</summary></details><br/><svg><linearGradient/></svg><dialog><table></table></dialog>';
  expect([...shownIn(html).elements]).toEqual(['details', 'summary', 'br', 'svg', 'lineargradient']);
});

it('attributes count by their names, and with their values', () => {
  expect([...shownIn('<input type="text" required autoComplete="off"/>').attributes]).toEqual(
    expect.arrayContaining(['type', 'type=text', 'required', 'autocomplete', 'autocomplete=off']),
  );
  expect([...shownIn('<p title="a > b" lang="vi">[hidden]</p>').attributes]).toEqual(
    expect.arrayContaining(['title', 'lang=vi']),
  );
  expect(shownIn('<p>hidden="" a</p>').attributes.size).toBe(0);
});

it('properties count that a style of an element reads', () => {
  expect([...shownIn('<p style="--a:1;top:var(--b, var(--c))">var(--d)</p>').properties]).toEqual([
    '--b',
    '--c',
  ]);
});
