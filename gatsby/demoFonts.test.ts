import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { copyDemoFonts } from './demoFonts';

inTemporaryFolder();

const page = (...families: string[]) => {
  mkdirSync('demos/quan/mot', { recursive: true });
  const links = families.map((family) => `<link rel="stylesheet" href="../../fonts/${family}.css">`);
  writeFileSync('demos/quan/mot/index.html', links.join('\n'));
};

describe('the faces of the demos', () => {
  it('are those that a page links to, with the letters of Vietnamese and English, upright and italic', () => {
    page('playfair-display');
    copyDemoFonts('public', 'demos');
    const css = readFileSync('public/demos/fonts/playfair-display.css', 'utf8');
    expect(css.match(/@font-face/g)).toHaveLength(4);
    expect(css).toContain("font-family: 'Playfair Display';");
    const files = [...css.matchAll(/url\(\.\/([^)]+)\)/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(4);
    for (const file of files) expect(existsSync(`public/demos/fonts/${file}`)).toBe(true);
  });

  it('may be of one weight', () => {
    page('patrick-hand');
    copyDemoFonts('public', 'demos');
    const css = readFileSync('public/demos/fonts/patrick-hand.css', 'utf8');
    expect(css.match(/url\(/g)).toHaveLength(2);
    expect(css).not.toMatch(/\.woff\)/);
  });

  it('that are not installed stop the build, and it says what to install', () => {
    page('no-such-face');
    expect(() => copyDemoFonts('public', 'demos')).toThrow('install @fontsource-variable/no-such-face');
  });
});
