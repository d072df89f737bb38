/**
 * All that is used of Gatsby's inside, which a new version may change without saying so: a test holds it to the version that
 * it was written for. What each call does stands in Gatsby's `dist/commands/build.js`, whose steps these are.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import reporter from 'gatsby-cli/lib/reporter';
import { setStore } from 'gatsby-cli/lib/reporter/redux';
import { createGraphQLRunner } from 'gatsby/dist/bootstrap/create-graphql-runner';
import * as buildCommand from 'gatsby/dist/commands/build';
import { buildHTMLPagesAndDeleteStaleArtifacts } from 'gatsby/dist/commands/build-html';
import { GraphQLRunner } from 'gatsby/dist/query/graphql-runner';
import { emitter, store } from 'gatsby/dist/redux';
import { publicActions } from 'gatsby/dist/redux/actions';
import type { IRedirect } from 'gatsby/dist/redux/types';
import {
  calculateDirtyQueries,
  createPages,
  runPageQueries,
  runStaticQueries,
  sourceNodes,
} from 'gatsby/dist/services';
import runApi from 'gatsby/dist/utils/api-runner-node';
import { flush } from 'gatsby/dist/utils/page-data';
import { materializePageMode } from 'gatsby/dist/utils/page-mode';
import { waitUntilAllJobsComplete } from 'gatsby/dist/utils/wait-until-jobs-complete';
import { renderHTMLProd } from 'gatsby/dist/utils/worker/child/render-html';

/** The version of Gatsby that this was written for. */
export const WRITTEN_FOR = '5.16.1';

/** The types of the command say nothing of it. */
const { default: buildSite } = buildCommand as unknown as { default: (program: object) => Promise<void> };

/** Whether pages are made for a publish: most of them are there. */
let isPublishing = false;

/** As much of a page that is to be made as tells one from another. */
interface WantedPage {
  readonly path: string;
  readonly component: string;
  readonly context?: object;
  readonly matchPath?: string;
}

/**
 * Marks a page that is there already, just as it is wanted, as wanted still: to make one again, only to find that nothing has
 * changed, costs a third of a millisecond, and a site may have twenty thousand.
 */
function keptPage({ path: address, component, context, matchPath }: WantedPage): boolean {
  const page = isPublishing ? store.getState().pages.get(address) : undefined;
  if (!page || page.component !== component || page.matchPath !== matchPath) return false;
  if (!isDeepStrictEqual(page.context, context)) return false;
  page.updatedAt = Date.now();
  return true;
}

// Gatsby binds the actions when a plugin first asks for them.
const { createPage } = publicActions as unknown as {
  createPage: (page: WantedPage, ...more: unknown[]) => unknown;
};
Object.assign(publicActions, {
  createPage: (page: WantedPage, ...more: unknown[]) => (keptPage(page) ? [] : createPage(page, ...more)),
});

/** A whole build of the site in `directory`, as `gatsby build` makes it. A fault ends the process, as it does there. */
export async function build(directory: string): Promise<void> {
  reporter.setVerbose(false);
  reporter.setNoColor(true);
  const text = await readFile(path.join(directory, 'package.json'), 'utf8');
  const sitePackageJson = JSON.parse(text) as { browserslist?: unknown };
  await buildSite({
    ...{ _: ['build'], command: 'build', directory, sitePackageJson, report: reporter, setStore },
    browserslist: sitePackageJson.browserslist,
    useYarn: false,
    verbose: false,
  });
}

/** Our own part of Gatsby's plugins, which alone reads what changes while a process stays: the content of the CMS. */
const OWN = 'default-site-plugin';

/** Gatsby never forgets a redirect, nor does it make one again: those of this round take the place of all. */
async function replaceRedirects(work: () => Promise<unknown>): Promise<void> {
  const made: IRedirect[] = [];
  const collect = ({ payload }: { readonly payload: IRedirect }) => void made.push(payload);
  emitter.on('CREATE_REDIRECT', collect);
  try {
    await work();
  } finally {
    emitter.off('CREATE_REDIRECT', collect);
  }
  const { redirects } = store.getState();
  const different = new Map(made.map((redirect) => [JSON.stringify(redirect), redirect]));
  redirects.splice(0, redirects.length, ...different.values());
}

let ask: ReturnType<typeof createGraphQLRunner> | undefined;

/** What a publish wrote: addresses of pages. */
export interface Published {
  readonly rendered: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Brings a site that this process has built up to date with the CMS: reads the content, and makes what depends on it anew.
 * Code, packages, settings, schemas and files have to be what they were.
 */
export async function publish(): Promise<Published> {
  const gatsbyNodeGraphQLFunction = (ask ??= createGraphQLRunner(store, reporter));
  await sourceNodes({ store, webhookSourcePluginName: OWN });
  isPublishing = true;
  await replaceRedirects(() =>
    createPages({
      ...{ store, gatsbyNodeGraphQLFunction, deferNodeMutation: false },
      shouldRunCreatePagesStatefully: false,
    }),
  );
  isPublishing = false;
  await materializePageMode();

  const { queryIds } = await calculateDirtyQueries({ store });
  const queries = { store, queryIds, graphqlRunner: new GraphQLRunner(store, { collectStats: false }) };
  await runStaticQueries(queries);
  await runPageQueries(queries);
  await waitUntilAllJobsComplete();
  await flush();

  const { toRegenerate, toDelete } = await buildHTMLPagesAndDeleteStaleArtifacts({
    program: store.getState().program,
    // Rendered in this process: a worker would begin by loading what is here already.
    workerPool: { single: { renderHTMLProd } },
  } as unknown as Parameters<typeof buildHTMLPagesAndDeleteStaleArtifacts>[0]);
  await runApi('onPostBuild', { graphql: gatsbyNodeGraphQLFunction });
  await waitUntilAllJobsComplete();
  return { rendered: toRegenerate, removed: toDelete };
}
