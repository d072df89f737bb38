import type { GatsbyNode, SourceNodesArgs } from 'gatsby';

import { buildEnv } from '../env';
import { CmsError } from './cmsError';
import { readContentModels, type ContentModel } from './contentModels';
import { entryNodes } from './entryNodes';
import { cmsFiles } from './files';
import { createOldSlugNodes, fetchOldSlugs } from './oldSlugs';
import { prepareEntry } from './prepareEntry';
import { cmsClient, endpointsOf, fetchEntries } from './requests';

/**
 * Makes the nodes of everything the site reads of the CMS. All of it is read and made anew in every build; Gatsby
 * removes the nodes that were not made again.
 *
 * @throws CmsError when the CMS fails.
 */
export const sourceCms = async (
  args: SourceNodesArgs,
  models: readonly ContentModel[],
  { strapiUrl, strapiToken }: { strapiUrl: string; strapiToken: string },
): Promise<void> => {
  const client = cmsClient(strapiUrl, strapiToken);
  const { bring, assertStore } = cmsFiles(args, strapiUrl);
  const endpoints = endpointsOf(models);
  const read = await Promise.all(endpoints.map((endpoint) => fetchEntries(endpoint, client, models)));
  for (const [index, { uid }] of endpoints.entries()) {
    const model = models.find((one) => one.uid === uid);
    if (!model) continue;
    const entries = await Promise.all(
      (read[index] ?? []).map((entry) => prepareEntry(entry, model, models, bring)),
    );
    for (const entry of entries)
      for (const node of entryNodes(entry, model, models, args)) await args.actions.createNode(node);
  }
  await createOldSlugNodes(args, await fetchOldSlugs(client));
  assertStore();
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  try {
    await sourceCms(args, readContentModels(), buildEnv());
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    args.reporter.panic(error.message);
  }
};
