/**
 * Takes the pictures of website templates (docs/editing.md, 'Website templates').
 *
 *   npm run templates:shoot                        of every demo in static/demos/, into cms/seed/templates/
 *   npm run templates:shoot -- pho-lanh rang       of these templates
 *   npm run templates:shoot -- https://… [name]    of a page anywhere, into shots/, ready for the media library
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Browser, chromium } from '@playwright/test';

import { copyDemoFonts } from '../gatsby/demoFonts';
import { inRoot } from '../node-lib/root';
import { photographLayout, writePictures } from './templates/photograph';
import { serveDemos } from './templates/serveDemos';
import { ensureBrowser, thisSystem } from './test/browser';

const demos = inRoot('static', 'demos');
const say = (line: string) => process.stdout.write(`${line}\n`);

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const layoutsOf = (template: string): string[] =>
  foldersIn(path.join(demos, template)).filter((name) => name !== 'pictures');

const size = (...buffers: Buffer[]): string =>
  buffers.map(({ length }) => `${Math.round(length / 1000)} kB`).join(', ');

async function shoot(browser: Browser, address: string, folder: string, name: string): Promise<void> {
  const pictures = await photographLayout(browser, address);
  await writePictures(folder, name, pictures);
  say(`${path.relative(inRoot(), path.join(folder, name))}: ${size(pictures.thumbnail, pictures.full)}`);
}

async function shootDemos(browser: Browser, templates: string[]): Promise<void> {
  const built = mkdtempSync(path.join(tmpdir(), 'saola-demos-'));
  copyDemoFonts(built, demos);
  const server = await serveDemos(inRoot('static'), built);
  try {
    for (const template of templates)
      for (const layout of layoutsOf(template))
        await shoot(
          browser,
          `${server.address}/demos/${template}/${layout}/`,
          inRoot('cms', 'seed', 'templates', template),
          layout,
        );
  } finally {
    server.stop();
    rmSync(built, { recursive: true, force: true });
  }
}

async function main(words: string[]): Promise<void> {
  const executablePath = await ensureBrowser(thisSystem);
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const [first = '', name = 'template'] = words;
    if (/^https?:/.test(first)) await shoot(browser, first, inRoot('shots'), name);
    else await shootDemos(browser, words.length > 0 ? words : foldersIn(demos));
  } finally {
    await browser.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
