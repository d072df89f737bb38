import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8').toLowerCase();

const tokens = new Map(
  [...read('src/styles/tokens.css').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** tokens.css is the source; these cannot read it: what also runs in a browser, a file of its own, another package. */
describe('the colours of tokens.css are also those of', () => {
  it.each([
    ['the bar of a phone browser', 'gatsby/onRenderBody.tsx', ['paper']],
    ['the icon', 'static/icons/favicon.svg', ['ink']],
    ["the CMS's answers to a form", 'cms/src/intake/reply/page.ts', ['ink', 'paper', 'red', 'stone']],
    [
      'the pictures of the sample posts',
      'content/artwork/posts/base.css',
      ['ink', 'paper', 'sand', 'red', 'jade'],
    ],
  ])('%s', (_, file, names) => {
    for (const name of names) expect(read(file)).toContain(tokens.get(name) ?? `a token ${name}`);
  });
});
