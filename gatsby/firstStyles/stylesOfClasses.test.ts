import { stylesOfClasses } from './stylesOfClasses';

const of = (css: string, ...classes: string[]) => stylesOfClasses(css, new Set(classes));

it('a rule stays where all classes of its selector are shown', () => {
  expect(of('.a .b{top:0}.a .c{top:1px}', 'a', 'b')).toBe('.a .b{top:0}');
});

it('of a list the selectors that can hold stay', () => {
  expect(of('.a,.b:hover,.c{top:0}', 'a', 'b')).toBe('.a,.b:hover{top:0}');
});

it('rules that ask for no class stay', () => {
  const css = ':root{--ink:#000}html:focus-within,[data-ground=ink] a{color:red}';
  expect(of(css)).toBe(css);
});

it('a class that an element need not have takes nothing away: one of several, one inside, or none', () => {
  const css = '.a:is(.x,.y){top:0}.a:has(.x){top:1px}.a:not(.x .y){top:2px}';
  expect(of(css, 'a')).toBe(css);
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
