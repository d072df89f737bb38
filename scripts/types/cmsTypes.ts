import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from '../../node-lib/root';
import { completeSettings } from '../env/variables';
import type { Services } from '../lib/services';
import { cmsTypes } from '../services/programs';

const committed = inRoot('cms', 'types', 'generated');
const advice = 'Mend the schemas and sources of the CMS, then try again.';

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Lets Strapi make the types of the CMS's content from its schemas, and hands over those that differ from the committed
 * ones, as `from` (what Strapi made, until `work` ends) and `to`.
 *
 * @throws StepFailed when the CMS cannot be registered
 */
async function withStale<Result>(
  services: Services,
  work: (stale: { from: string; to: string }[]) => Result,
): Promise<Result> {
  mkdirSync(inRoot('cms', '.tmp'), { recursive: true });
  const folder = mkdtempSync(inRoot('cms', '.tmp', 'types-'));
  // Nobody's settings: nothing of them goes into the types, and no database is opened.
  const env = {
    ...process.env,
    ...completeSettings({ DATABASE_FILENAME: path.join(folder, 'data.db') }),
    CMS_PUBLIC_DIR: path.join(folder, 'public'),
  };
  try {
    await services.run(cmsTypes(env, folder), advice);
    const made = path.join(folder, 'generated');
    const pairs = readdirSync(made).map((name) => ({
      from: path.join(made, name),
      to: path.join(committed, name),
    }));
    return work(pairs.filter(({ from, to }) => readText(from) !== readText(to)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of the CMS's generated types that are not what Strapi makes of the schemas. */
export const staleCmsTypes = (services: Services): Promise<string[]> =>
  withStale(services, (stale) => stale.map(({ to }) => to));

/** Writes the generated types of the CMS anew. @returns the files that changed */
export const renewCmsTypes = (services: Services): Promise<string[]> =>
  withStale(services, (stale) =>
    stale.map(({ from, to }) => {
      copyFileSync(from, to);
      return to;
    }),
  );
