import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { JSDOM } from 'jsdom';

import { freshViewsScript } from '../src/lib/freshViews';
import { writeFreshViewsScript } from './freshViewsScript';

describe('the script with which list pages ask for views', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFreshViewsScript(folder);
  const script = readFileSync(join(folder, freshViewsScript), 'utf8');

  it('is small, and needs no other file', () => {
    expect(script.length).toBeLessThan(1_500);
    expect(script).not.toMatch(/\bimport\b/);
  });

  it('asks for the views of the cards that are there', () => {
    const { window } = new JSDOM('<span data-views-of="a"></span><div data-views-call="/api?x"></div>', {
      ...{ runScripts: 'outside-only', url: 'https://saola.example/' },
    });
    const asked: string[] = [];
    Object.assign(window, {
      fetch: (address: string) => {
        asked.push(address);
        return Promise.reject(new Error('no connection'));
      },
    });
    window.eval(script);
    expect(asked).toEqual(['/api?x&filters[slug][$in][0]=a&pagination[limit]=1']);
    window.close();
  });
});
