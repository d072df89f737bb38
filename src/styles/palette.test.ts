import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8').toLowerCase();

const tokens = new Map(
  [...read('src/styles/tokens.css').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** tokens.css is the source; these cannot read it: a file of its own, a drawing of the build, another package. */
describe('the colours of tokens.css are also those of', () => {
  it.each([
    ['the bar of a phone browser', 'src/features/seo/PageMeta.tsx', ['paper']],
    ['the icon', 'static/icons/favicon.svg', ['ink']],
    ['the cards of shared links', 'gatsby/socialCardDrawing.ts', ['ink', 'paper', 'sand', 'red', 'jade']],
    ["the CMS's sample pictures", 'cms/src/seed/draw/palette.ts', ['ink', 'paper', 'sand', 'red', 'jade']],
  ])('%s', (_, file, names) => {
    for (const name of names) expect(read(file)).toContain(tokens.get(name) ?? `a token ${name}`);
  });
});
