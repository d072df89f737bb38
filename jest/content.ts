import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';

import { parse } from 'yaml';

import { portfolioPath, portfolioTabs } from '../src/lib/portfolioTabs';
import { isLanguage, type Language } from '../src/i18n/locales';
import type { NamedFacts } from '../src/lib/withFacts';

const contentFolder = resolve('content');

/** Every file below a folder of the repository, as absolute paths. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => resolve(parentPath, name));

export const read = (file: string): string => readFileSync(file, 'utf8');

/** Name of a file as a person would say it: `content/pages/home/en.md`. */
export const nameOf = (file: string): string => relative('.', file);

/** Where strings are: those of the forms stand beside their definitions, which the CMS reads too. */
const localeFolders = [resolve(contentFolder, 'locales'), resolve('cms/src/forms/locales')];

/** The strings of a language by namespace, as in content/locales/<language>/. */
export const stringsOf = (language: Language): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    localeFolders
      .flatMap((folder) => filesBelow(resolve(folder, language)))
      .map((file) => [basename(file, '.json'), JSON.parse(read(file)) as Record<string, unknown>]),
  );

/** What a query's `locales { ...Strings }` answers for all namespaces of a language. */
export const localeData = (language: Language): Queries.StringsFragment => ({
  edges: Object.entries(stringsOf(language)).map(([ns, strings]) => ({
    node: { ns, language, data: JSON.stringify(strings) },
  })),
});

type SiteSettings = Omit<NonNullable<Queries.SiteContentQuery['siteSettings']>, 'offices'> &
  Queries.ContactSiteFragment & {
    readonly figures: Queries.CompanyFiguresFragment & Readonly<Record<string, string>>;
    readonly facts: NamedFacts['facts'];
  };

/** content/site.yml: tests name no brand, phone or e-mail of their own either. */
export const siteSettings = parse(read(resolve(contentFolder, 'site.yml'))) as SiteSettings;

export interface Text {
  readonly name: string;
  readonly room: string;
  readonly slug: string;
  readonly language: string;
  readonly frontmatter: Readonly<Record<string, string>>;
  readonly body: string;
}

const readText = (file: string): Text => {
  const [room = '', slug = ''] = relative(contentFolder, dirname(file)).split(sep);
  const [, frontmatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? [];
  return {
    ...{ name: nameOf(file), room, slug, language: basename(file, '.md'), body },
    frontmatter: parse(frontmatter) as Record<string, string>,
  };
};

/** Every text under content/: `content/<room>/<slug>/<language>.md`. */
export const texts: readonly Text[] = filesBelow(contentFolder)
  .filter((file) => file.endsWith('.md') && dirname(dirname(dirname(file))) === contentFolder)
  .map(readText);

export interface PartText {
  readonly name: string;
  /** Folder below content/, e.g. `company/about-us`. */
  readonly folder: string;
  readonly language: string;
  readonly values: unknown;
}

/** Every text that is built of parts: `content/<folder>/<language>.yml`. */
export const partTexts: readonly PartText[] = filesBelow(contentFolder)
  .filter((file) => isLanguage(basename(file, '.yml')))
  .map((file) => ({
    name: nameOf(file),
    folder: relative(contentFolder, dirname(file)),
    language: basename(file, '.yml'),
    values: parse(read(file)) as unknown,
  }));

export interface Facts {
  readonly slug: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The facts of one room, sorted by slug. */
export const factsOf = (room: string): readonly Facts[] =>
  filesBelow(resolve(contentFolder, room))
    .filter((file) => file.endsWith('facts.yml'))
    .map((file) => ({
      slug: basename(dirname(file)),
      values: parse(read(file)) as Record<string, unknown>,
    }));

/** The services in their order, in each language: what menus show of content/services/. */
export const serviceTitles: Queries.SiteContentQuery['services']['nodes'] = [...factsOf('services')]
  .sort((one, other) => Number(one.values.order) - Number(other.values.order))
  .flatMap(({ slug }) =>
    partTexts
      .filter(({ folder }) => folder === `services/${slug}`)
      .map(({ language, values }) => ({ slug, language, title: (values as { title: string }).title })),
  );

const roomAddress: Readonly<Record<string, string>> = {
  banners: '/services/media-banners/',
};

/** Path of every page that does not come from the CMS, without the language. */
export const sitePaths: ReadonlySet<string> = new Set([
  ...readdirSync('src/pages').map((file) => `/${basename(file, '.tsx')}/`.replace('/index/', '/')),
  ...factsOf('case-studies').map(({ slug }) => `/portfolio/${slug}/`),
  ...portfolioTabs.map(portfolioPath),
  ...texts.flatMap(({ room, slug }) => (roomAddress[room] ? [`${roomAddress[room]}${slug}/`] : [])),
  ...factsOf('services').map(({ slug }) => `/services/${slug}/`),
  ...[
    '/services/media-banners/',
    '/blog/',
    '/software-development-melbourne/',
    '/software-development-sydney/',
  ],
]);
