import { stylesOfShown } from './stylesOfShown';

const shownWith = (...classes: string[]) => ({
  classes: new Set(classes),
  elements: new Set(['a', 'p']),
  attributes: new Set(['data-ground', 'data-ground=ink']),
  properties: new Set(['--inline']),
});

/** Further down on the page stands a table of the class 'low', and a closed dialog. */
const standingWith = (...classes: string[]) => ({
  ...shownWith('low', ...classes),
  elements: new Set(['a', 'p', 'table', 'dialog']),
});

const of = (css: string, ...classes: string[]) =>
  stylesOfShown([css], { shown: shownWith(...classes), standing: standingWith(...classes) }).join('');

it('a rule stays where all classes of its selector are shown', () => {
  expect(of('.a .b{top:0}.a .c{top:1px}', 'a', 'b')).toBe('.a .b{top:0}');
});

it('of a list the selectors that can hold stay', () => {
  expect(of('.a,.b:focus,.c{top:0}', 'a', 'b')).toBe('.a,.b:focus{top:0}');
});

it('rules that ask for no class stay', () => {
  const css = ':root{color:#000}html:focus-within,[data-ground=ink] a{color:red}';
  expect(of(css)).toBe(css);
});

it('a rule goes that asks for an element that is not shown', () => {
  expect(of('.a p{top:0}.a table{top:1px}table td{top:2px}.a *{top:3px}', 'a')).toBe(
    '.a p{top:0}.a *{top:3px}',
  );
});

it('of several that an element may be one has to be shown', () => {
  expect(of('.a :is(p,td){top:0}.a:is(.x,.y){top:1px}.a :where(th,td){top:2px}', 'a')).toBe(
    '.a :is(p,td){top:0}',
  );
});

it('a rule goes that asks for an attribute that no element has, or none with that value', () => {
  expect(of('[data-ground=jade]{top:0}[data-ground^=j]{top:1px}[open]{top:2px}a:not([open]){top:3px}')).toBe(
    '[data-ground^=j]{top:1px}a:not([open]){top:3px}',
  );
});

it("the attributes of the document's own element are not known: what asks for them stays", () => {
  const css = ':root:is([data-asks=a],[data-asks=b]) p{top:0}html[data-asks] a{top:1px}';
  expect(of(css)).toBe(css);
  expect(of('html [data-asks]{top:0}')).toBe('');
});

it('a property goes that nothing reads, and then what only that one read', () => {
  expect(of(':root{--a:var(--b);--b:0;--c:var(--d);--d:1;--inline:2}.a{top:var(--c,0)}', 'a')).toBe(
    ':root{--c:var(--d);--d:1;--inline:2}.a{top:var(--c,0)}',
  );
  expect(of(':root{--a:0}')).toBe('');
});

it('a property stays that another stylesheet of the page reads', () => {
  const shown = { ...shownWith(), properties: new Set<string>() };
  expect(stylesOfShown(['p{top:var(--a)}', ':root{--a:0;--b:1}'], { shown, standing: shown })).toEqual([
    'p{top:var(--a)}',
    ':root{--a:0}',
  ]);
});

it('what an element has to have stands anywhere on the page, also further down or in what is closed', () => {
  const css = '.a:has(.low,.x){top:1px}p:has(> dialog:not([open])){top:2px}a:has(+ :nth-child(2)){top:3px}';
  expect(of(css, 'a')).toBe(css);
  expect(of('.a:has(.x){top:0}html:has(dialog[open]){top:1px}p:has(td){top:2px}', 'a')).toBe('');
});

it('what an element need not have or be takes nothing away', () => {
  const css = '.a:not(:has(.x)){top:1px}.a:not(.x .y,table):not(:hover){top:2px}';
  expect(of(css, 'a')).toBe(css);
});

it('what answers a pointer comes later, and what answers the keyboard does not', () => {
  expect(of('.a:hover{top:0}.a:active{top:1px}.a:disabled{top:2px}.a:focus-visible{top:3px}', 'a')).toBe(
    '.a:focus-visible{top:3px}',
  );
});

it('media, containers and layers stay with what is left in them, and go when it is nothing', () => {
  const css =
    '@layer reset,base;@media (width >= 700px){@supports (top:0){.b{top:0}}.a{top:0}}@layer base{.b{top:0}}';
  expect(of(css, 'a')).toBe('@layer reset,base;@media (width >= 700px){.a{top:0}}');
});

it('an animation stays with the rule that names it', () => {
  const frames = (name: string) => `@keyframes ${name}{from{opacity:0}.5%{opacity:1}to{opacity:1}}`;
  expect(of(`.a{animation:r 1s,s .2s}.b{animation-name:t}${frames('r')}${frames('t')}`, 'a')).toBe(
    `.a{animation:r 1s,s .2s}${frames('r')}`,
  );
});

it('faces of type stay', () => {
  const css = '@font-face{font-family:A;src:url(a.woff2)}';
  expect(of(css)).toBe(css);
});
