import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Content } from '../content';
import { makeRelease, type ReleaseSource } from '../makeRelease';
import type { Manifest, ManifestFile, ReleaseInfo } from '../manifest';

/** The inline scripts of every page, and a style that only the lists carry. */
export const inline = { script: 'listen("first view")', rules: '{"prefetch":[]}', listStyle: 'ul{margin:0}' };

/** The files of a small site. `version` changes every page, the script, and the stylesheet. */
export function smallSite(version = 'one'): Record<string, string> {
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 12);
  const css = `body{color:black}/*${version}*/${'p{margin:0}'.repeat(40)}`;
  const page = (address: string, title: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>${title} ${version}</title>` +
    `<script>${inline.script}</script><script type="speculationrules">${inline.rules}</script>` +
    `<style data-href="/styles.${hash}.css">${css}</style>` +
    (address.endsWith('/blog/') ? `<style>${inline.listStyle}</style>` : '') +
    `</head><body><h1>${title}</h1>${'<p>Text of the page.</p>'.repeat(30)}` +
    `<template id="gatsby-scripts" data-src="/app-${hash}.js" data-page="${address}"></template></body></html>`;
  const addresses = [
    'en/',
    'vn/',
    'en/blog/',
    'vn/blog/',
    'en/only-english/',
    'vn/bài-viết/',
    'en/a-post/',
    'en/404/',
    'vn/404/',
  ];
  const pages = addresses.map((address): [string, string] => [
    `${address}index.html`,
    page(`/${address}`, `Page /${address}`),
  ]);
  return {
    ...Object.fromEntries(pages),
    [`app-${hash}.js`]: `console.log("${version}");${'void 0;'.repeat(100)}`,
    [`styles.${hash}.css`]: css,
    'page-data/en/blog/page-data.json': JSON.stringify({ version, text: 'x'.repeat(400) }),
    'robots.txt': 'User-agent: *\nAllow: /\n',
    'cover.webp': 'not really a picture, but 40 bytes long..',
    'demos/spa/index.html': '<!DOCTYPE html><html lang="vi"><body><script>1</script></body></html>',
  };
}

function entry(file: string): ManifestFile {
  return {
    path: `/${file.replace(/index\.html$/, '')}`,
    file,
    cache: /^(app-|styles\.)/.test(file) ? 'immutable' : 'revalidate',
  };
}

const redirects: Manifest['redirects'] = [
  { from: '/portfolio/wildimports/', to: '/portfolio/wild-imports/', status: 301, ignoreCase: false },
  { from: '/en/old/*', to: '/en/new/:splat', status: 302, ignoreCase: false },
  { from: '/en/Blog/', to: '/en/blog/', status: 301, ignoreCase: true },
];

/** A post has a slug of its own in each language. */
const translations = [{ en: '/en/a-post/', vn: '/vn/bài-viết/' }];

/** A temporary place with a `public` folder, its manifest, and a folder for releases. */
export class Place {
  readonly releasesDir: string;
  readonly publicDir: string;
  readonly manifestFile: string;

  private constructor(readonly root: string) {
    this.releasesDir = path.join(root, 'releases');
    this.publicDir = path.join(root, 'public');
    this.manifestFile = path.join(root, 'manifest.json');
  }

  /** In memory where the system has a folder there: a release waits for the disk at every file, and disks can be slow. */
  static async create(): Promise<Place> {
    const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
    return new Place(await mkdtemp(path.join(parent, 'saola-server-')));
  }

  /** Writes a build: the files and a manifest that names them, with `change` applied to it. */
  async write(files: Record<string, string>, change: (manifest: Manifest) => void = () => undefined) {
    await rm(this.publicDir, { recursive: true, force: true });
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.publicDir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const manifest: Manifest = {
      languages: ['en', 'vn'],
      files: Object.keys(files).map(entry),
      redirects,
      rewrites: [{ from: '/vn/collection/spa/*', to: '/vn/blog/' }],
      translations,
    };
    change(manifest);
    await writeFile(this.manifestFile, JSON.stringify(manifest));
  }

  async release(revision = 1, source = 'source', more: Partial<ReleaseSource> = {}): Promise<ReleaseInfo> {
    const { publicDir, manifestFile, releasesDir } = this;
    const from = { publicDir, manifestFile, releasesDir, revision, source, ...more };
    return (await makeRelease(from)).info;
  }

  /** Writes what a build found in the CMS. Gives the file. */
  async writeContent(content: Content): Promise<string> {
    const file = path.join(this.root, 'content.json');
    await writeFile(file, JSON.stringify(content));
    return file;
  }

  /** Writes and releases the small site in one go. */
  async publish(version = 'one', revision = 1): Promise<ReleaseInfo> {
    await this.write(smallSite(version));
    return this.release(revision);
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }
}
