import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { GatsbyNode, SourceNodesArgs } from 'gatsby';

import { tellNews } from '../../node-lib/buildNews';
import type { Content, LeftOut, ShownEntry } from '../../release/content';
import { languages, toLocale } from '../../src/i18n/locales';
import { buildEnv } from '../env';
import { type ReadEntry, showable, versionOf } from './checkEntries';
import { CmsError } from './cmsError';
import { CmsReader } from './cmsReader';
import { readContentModels, type ContentModel } from './contentModels';
import { cmsFiles } from './files';
import { MadeNodes, NodeMaker } from './nodeMaker';
import { fetchOldSlugs, OLD_SLUG, oldSlugNodes } from './oldSlugs';
import { typeNames } from './packageSchemas';
import { placeOf } from './place';
import { forgetOldTexts, prepareEntry } from './prepareEntry';
import { cmsClient, type Entry } from './requests';

/** Where the CMS is, and what of it is known to fail the build. */
export interface CmsSource {
  readonly strapiUrl: string;
  readonly strapiToken: string;
  readonly unmakable?: readonly LeftOut[];
}

const shownEntry = ({ entry, model }: ReadEntry): ShownEntry => ({
  ...placeOf(entry, model).entry,
  slug: typeof entry.slug === 'string' ? entry.slug : null,
  language: languages.find((language) => toLocale(language) === entry.locale) ?? null,
  version: versionOf(entry),
});

/** What a process keeps of one build for the next. */
export class CmsMemory {
  readonly reader = new CmsReader();
  readonly made = new MadeNodes();
  /** Addresses of files. */
  readonly had = new Set<string>();
}

/**
 * Makes the nodes of everything the site reads of the CMS: what has changed since the last build of the process is made anew, and
 * nodes of what is not there any more are removed. What would fail the build is left out.
 *
 * @returns what was found, and what was left out.
 * @throws CmsError when the CMS fails.
 */
export const sourceCms = async (
  args: SourceNodesArgs,
  models: readonly ContentModel[],
  { strapiUrl, strapiToken, unmakable = [] }: CmsSource,
  memory = new CmsMemory(),
): Promise<Content> => {
  const readAt = new Date().toISOString();
  const client = cmsClient(strapiUrl, strapiToken);
  const { bring, leftOut: pictures, assertStore } = cmsFiles(args, strapiUrl, memory.had);
  const { read, whole } = await memory.reader.read(client, models);
  const { shown, leftOut } = showable(read, {
    models,
    unmakable,
    warn: (line) => args.reporter.warn(line),
  });
  const maker = new NodeMaker(args, memory.made);
  for (const model of models) {
    // When everything is read, files and texts are looked at again, too.
    const changed = shown.filter((one) => one.model === model && (whole || !maker.keep(one.entry, model)));
    const made = await Promise.all(
      changed.map(async ({ entry }) => ({
        read: entry,
        prepared: await prepareEntry(entry, model, models, bring),
      })),
    );
    for (const one of made) {
      const isWhole = !pictures.some((left) => isOf(left, one.read, model));
      await maker.makeEntry(one, model, models, isWhole);
    }
  }
  if (whole) forgetOldTexts();
  for (const node of oldSlugNodes(args, await fetchOldSlugs(client))) await maker.make(node);
  assertStore();
  maker.end([...models.map(({ uid }) => typeNames(models)(uid)), 'STRAPI__MEDIA', OLD_SLUG]);
  return { readAt, entries: shown.map(shownEntry), leftOut: [...leftOut, ...pictures] };
};

const isOf = ({ type, documentId, locale }: LeftOut, entry: Entry, { uid }: ContentModel): boolean =>
  type === uid && documentId === entry.documentId && locale === (entry.locale ?? null);

const ofThisProcess = new CmsMemory();

/** What a build found in the CMS: it becomes part of its release. */
const contentFile = 'build/content.json';

/** What the program that started the build knows to fail it (site-build/unmakable.ts). */
const knownUnmakable = (): LeftOut[] => JSON.parse(process.env.BUILD_WITHOUT ?? '[]') as LeftOut[];

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  try {
    const source = { ...buildEnv(), unmakable: knownUnmakable() };
    const content = await sourceCms(args, readContentModels(), source, ofThisProcess);
    await mkdir(dirname(contentFile), { recursive: true });
    await writeFile(contentFile, JSON.stringify(content));
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    await tellNews({ failed: { kind: 'cms', reason: error.message } });
    args.reporter.panic(error.message);
  }
};
