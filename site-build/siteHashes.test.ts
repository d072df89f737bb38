import { TemporaryFolder } from '../node-lib/temporaryFolder';
import { siteHashes } from './siteHashes';

let folder: TemporaryFolder;
beforeEach(() => {
  folder = new TemporaryFolder();
  folder.write('src/pages/index.tsx', 'page');
  folder.write('content/site.yml', 'name: x');
  folder.write('cms/src/api/post/content-types/post/schema.json', '{}');
});
afterEach(() => folder.remove());

const hashes = (env: Record<string, string> = {}) =>
  siteHashes(folder.root, { GATSBY_SITE_URL: 'http://a', ...env });

it.each([
  ['a page', 'src/pages/index.tsx'],
  ['a stylesheet', 'src/new.module.css'],
  ['the build code', 'gatsby/schema.ts'],
  ['the configuration', 'gatsby-config.ts'],
  ['a patch', 'patches/x.patch'],
  ['the lockfile', 'package-lock.json'],
  ['a content type of the CMS', 'cms/src/api/post/content-types/post/schema.json'],
  ['a new one', 'cms/src/api/event/content-types/event/schema.json'],
  ['a component of the CMS', 'cms/src/components/shared/seo.json'],
  ['the definition of a form', 'cms/src/forms/contact.ts'],
])('%s makes the cache unfit', (_name, file) => {
  const before = hashes();
  folder.write(file, 'changed');
  expect(hashes().code).not.toBe(before.code);
  expect(hashes().source).not.toBe(before.source);
});

it.each(['GATSBY_SITE_URL', 'GATSBY_NEW'])('another %s makes the cache unfit', (name) => {
  expect(hashes({ [name]: 'http://b' }).code).not.toBe(hashes().code);
});

it.each([
  'content/site.yml',
  'content/locales/en/common.json',
  'cms/src/forms/locales/en/form.json',
  'static/robots.txt',
])('%s asks for a build and keeps the cache', (file) => {
  const before = hashes();
  folder.write(file, 'changed');
  expect(hashes().code).toBe(before.code);
  expect(hashes().source).not.toBe(before.source);
});

it('a copy of the folder begins without the cache of the first', () => {
  const copy = new TemporaryFolder();
  copy.write('src/pages/index.tsx', 'page');
  copy.write('content/site.yml', 'name: x');
  const settings = { GATSBY_SITE_URL: 'http://a' };
  expect(siteHashes(copy.root, settings).code).not.toBe(siteHashes(folder.root, settings).code);
  copy.remove();
});

it('another CMS asks for a build and keeps the cache', () => {
  const other = hashes({ STRAPI_URL: 'http://b' });
  expect(other.code).toBe(hashes().code);
  expect(other.source).not.toBe(hashes().source);
});

it('tests, generated types, other settings and the code of the CMS change nothing', () => {
  const before = hashes();
  folder.write('cms/src/api/post/controllers/post.ts', 'controller');
  folder.write('cms/src/intake/receive.ts', 'intake');
  folder.write('src/pages/index.test.tsx', 'test');
  folder.write('src/types/gatsby-types.d.ts', 'types');
  expect(hashes({ STRAPI_TOKEN: 'other', SITE_PORT: '1' })).toEqual(before);
});

it('moving text from one file to the next is a change', () => {
  folder.write('src/a.ts', 'xy');
  folder.write('src/b.ts', '');
  const before = hashes();
  folder.write('src/a.ts', 'x');
  folder.write('src/b.ts', 'y');
  expect(hashes().code).not.toBe(before.code);
});
