import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { JSDOM } from 'jsdom';

import { lateScripts } from '../src/lib/lateScripts';
import { writeLateScripts } from './lateScripts';

describe('a script that comes when the page is idle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeLateScripts(folder);
  const scriptOf = (address: string) => readFileSync(join(folder, address), 'utf8');

  /** Which jsdom has not. */
  class Observer {
    observe() {}
  }

  /** What it asks for on a page, where nothing is answered. */
  const askedBy = async (address: string, html: string, connection = {}) => {
    const { window } = new JSDOM(
      `${html}<template id="gatsby-scripts" data-src="/scripts/react-1.js" data-page="/en/"></template>`,
      { runScripts: 'outside-only', url: 'https://saola.example/' },
    );
    const asked: string[] = [];
    const ask = (to: string) => {
      asked.push(to);
      return Promise.reject(new Error('no connection'));
    };
    Object.assign(window, {
      IntersectionObserver: Observer,
      fetch: ask,
      bring: ask,
    });
    Object.assign(window.navigator, { connection });
    // jsdom knows no modules.
    window.eval(scriptOf(address).replace(/\bimport\(/g, 'bring('));
    await new Promise((resolve) => setTimeout(resolve));
    window.close();
    return asked;
  };

  it.each(Object.values(lateScripts))('is small, and needs no other file: %s', (address) => {
    expect(scriptOf(address).length).toBeLessThan(address === lateScripts.own ? 3_300 : 2_900);
    expect(scriptOf(address)).not.toMatch(/\bimport\b(?!\()/);
  });

  it('asks for the views of the cards that are there, and then for what React needs', async () => {
    const list = '<span data-views-of="a"></span><div data-views-call="/api?x"></div>';
    expect(await askedBy(lateScripts.views, list)).toEqual([
      '/api?x&filters[slug][$in][0]=a&pagination[limit]=1',
      '/scripts/react-1.js?0',
    ]);
    expect(await askedBy(lateScripts.views, list, { saveData: true })).toEqual([]);
  });

  it.each(Object.values(lateScripts))('turns the year of the copyright: %s', async (address) => {
    const { window } = new JSDOM('<p data-year="1999">© 1999 Saola</p>', { runScripts: 'outside-only' });
    Object.assign(window, { IntersectionObserver: Observer });
    window.eval(scriptOf(address));
    expect(window.document.body.textContent).toBe(`© ${new Date().getFullYear()} Saola`);
    await new Promise((resolve) => setTimeout(resolve));
    window.close();
  });

  it("loads its page's own scripts and marks it loaded, where it has some or may have", async () => {
    const { window } = new JSDOM('<div data-page-scripts="/counter.js"></div>', {
      runScripts: 'outside-only',
    });
    const { document } = window;
    Object.assign(window, { IntersectionObserver: Observer });
    window.eval(scriptOf(lateScripts.own));
    const script = document.querySelector('script');
    expect(script?.getAttribute('src')).toBe('/counter.js');
    script?.dispatchEvent(new window.Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.documentElement.dataset.loaded).toBe('');
    window.close();
  });

  it('asks on every other page for what React needs', async () => {
    expect(await askedBy(lateScripts.ahead, '<p>A</p>')).toEqual(['/scripts/react-1.js?0']);
  });
});
