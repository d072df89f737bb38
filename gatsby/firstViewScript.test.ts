import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { JSDOM } from 'jsdom';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import * as module from './firstViewScript';

describe('the script of a first view', () => {
  const script = module.firstViewScript();

  it('has at most 1.31 kB as visitors get it', () => {
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1_310);
  });

  it('is the same for every page and every build', () => {
    expect(module.firstViewScript()).toBe(script);
  });

  it('can stand in a <script> of the HTML', () => {
    expect(script).not.toMatch(/<\/script|<!--|<template/i);
    expect(script.trim()).toBe(script);
  });

  it('leaves no name of its own to the page', () => {
    const names = (code: string) => {
      const { window } = new JSDOM('', { runScripts: 'outside-only' });
      window.eval(code);
      const all = Object.keys(window);
      window.close();
      return all;
    };
    expect(names(script)).toEqual(names(''));
  });

  it('asks for the scripts that the build laid aside at the first sign of intent', () => {
    const { window } = new JSDOM(
      // jsdom knows no modules.
      `<script>${script.replace(/\bimport\(/g, 'bring(')}</script><a href="/en/">Home</a>
       <template id="gatsby-scripts" data-src="/scripts/react-1.js" data-page="/en/"></template>`,
      { runScripts: 'dangerously' },
    );
    const asked: string[] = [];
    Object.assign(window, {
      bring: (address: string) => (asked.push(address), new Promise(() => undefined)),
    });
    const before = [...asked];
    const over = new window.Event('pointerover', { bubbles: true });
    window.document.querySelector('a')?.dispatchEvent(over);
    expect([before, asked]).toEqual([[], ['/scripts/react-1.js?0']]);
    window.close();
  });
});

describe('a script of the first view is refused', () => {
  inTemporaryFolder();

  /** Compiles another script; esbuild reads from the folder in which it is loaded. */
  const compile = (main: string) => {
    mkdirSync('src/first-view', { recursive: true });
    writeFileSync('src/first-view/main.ts', main);
    jest.resetModules();
    return jest.requireActual<typeof module>('./firstViewScript').firstViewScript();
  };

  it('when it has grown past 8 KiB', () => {
    const text = (length: number) => `document.title="${'x'.repeat(length)}"`;
    expect(compile(text(8_000))).toContain('xxx');
    expect(() => compile(text(8_192))).toThrow(/The script of the first view has 8\d\d\d B/);
  });
});
