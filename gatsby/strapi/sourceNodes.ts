import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { GatsbyNode, SourceNodesArgs } from 'gatsby';

import { tellNews } from '../../node-lib/buildNews';
import type { Content, LeftOut, ShownEntry } from '../../release/content';
import { languages, toLocale } from '../../src/i18n/locales';
import { buildEnv } from '../env';
import { type ReadEntry, showable, versionOf } from './checkEntries';
import { CmsError } from './cmsError';
import { readContentModels, type ContentModel } from './contentModels';
import { cmsFiles } from './files';
import { NodeMaker } from './nodeMaker';
import { fetchOldSlugs, OLD_SLUG, oldSlugNodes } from './oldSlugs';
import { typeNames } from './packageSchemas';
import { placeOf } from './place';
import { forgetOldTexts, prepareEntry } from './prepareEntry';
import { cmsClient, endpointsOf, fetchEntries } from './requests';
import { withoutControls } from './withoutControls';

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

/**
 * Makes the nodes of everything the site reads of the CMS. All of it is read anew in every build, what has changed is made
 * anew, and nodes of what is not there any more are removed. What would fail the build is left out.
 *
 * @returns what was found, and what was left out.
 * @throws CmsError when the CMS fails.
 */
export const sourceCms = async (
  args: SourceNodesArgs,
  models: readonly ContentModel[],
  { strapiUrl, strapiToken, unmakable = [] }: CmsSource,
): Promise<Content> => {
  const readAt = new Date().toISOString();
  const client = cmsClient(strapiUrl, strapiToken);
  const { bring, leftOut: pictures, assertStore } = cmsFiles(args, strapiUrl);
  const endpoints = endpointsOf(models);
  const answers = await Promise.all(endpoints.map((endpoint) => fetchEntries(endpoint, client, models)));
  const read = endpoints.flatMap(({ uid }, index): ReadEntry[] => {
    const model = models.find((one) => one.uid === uid);
    return model ? withoutControls(answers[index] ?? []).map((entry) => ({ entry, model })) : [];
  });
  const { shown, leftOut } = showable(read, {
    models,
    unmakable,
    warn: (line) => args.reporter.warn(line),
  });
  const maker = new NodeMaker(args);
  for (const model of models) {
    const entries = await Promise.all(
      shown
        .filter((one) => one.model === model)
        .map(({ entry }) => prepareEntry(entry, model, models, bring)),
    );
    for (const entry of entries) await maker.makeEntry(entry, model, models);
  }
  forgetOldTexts();
  for (const node of oldSlugNodes(args, await fetchOldSlugs(client))) await maker.make(node);
  maker.removeOthers([...models.map(({ uid }) => typeNames(models)(uid)), 'STRAPI__MEDIA', OLD_SLUG]);
  assertStore();
  return { readAt, entries: shown.map(shownEntry), leftOut: [...leftOut, ...pictures] };
};

/** What a build found in the CMS: it becomes part of its release. */
const contentFile = 'build/content.json';

/** What the program that started the build knows to fail it (site-build/unmakable.ts). */
const knownUnmakable = (): LeftOut[] => JSON.parse(process.env.BUILD_WITHOUT ?? '[]') as LeftOut[];

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  try {
    const source = { ...buildEnv(), unmakable: knownUnmakable() };
    const content = await sourceCms(args, readContentModels(), source);
    await mkdir(dirname(contentFile), { recursive: true });
    await writeFile(contentFile, JSON.stringify(content));
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    await tellNews({ failed: { kind: 'cms', reason: error.message } });
    args.reporter.panic(error.message);
  }
};
