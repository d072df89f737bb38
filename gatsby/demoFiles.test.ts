import { mkdirSync, writeFileSync } from 'node:fs';

import { inTemporaryFolder } from '../jest/temporaryFolder';
import { isDemoFile, shownDemo } from './demoFiles';

describe('a demo of the site itself', () => {
  inTemporaryFolder();
  beforeEach(() => {
    mkdirSync('static/demos/phở', { recursive: true });
    writeFileSync('static/demos/phở/index.html', '<!doctype html>');
  });

  it.each(['/demos/phở/', '/demos/ph%E1%BB%9F/?a#b', '/demos/phở/index.html'])(
    'is there as %s',
    (address) => {
      expect(isDemoFile(address)).toBe(true);
    },
  );

  it.each(['/demos/bún/', '/demos/phở/gà.html'])('is not there as %s', (address) => {
    expect(isDemoFile(address)).toBe(false);
  });
});

describe('the demo of a layout', () => {
  it('is shown when it is on another host, or among our files', () => {
    expect(shownDemo('https://demo.example/', () => false)).toBe('https://demo.example/');
    expect(shownDemo('/demos/a/', () => true)).toBe('/demos/a/');
  });

  it('is not shown when it is not there, or is no demo', () => {
    expect(shownDemo('/demos/a/', () => false)).toBeNull();
    expect(shownDemo('javascript:alert(1)', () => true)).toBeNull();
    expect(shownDemo(null)).toBeNull();
  });
});
