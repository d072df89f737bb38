/**
 * A program of its own, run in the root: writes the types of the site's GraphQL layer and its queries
 * (`src/types/gatsby-types.d.ts`), as a build does at its end. It takes Gatsby's own first steps of a build, for which there
 * is no command, and ends where the schema is there and the queries are read: no page is made and no script bundled.
 */
import reporter from 'gatsby-cli/lib/reporter';
import compileQueries from 'gatsby/dist/query/query-compiler';
import { buildSchema, customizeSchema, graphQLTypegen, initialize, sourceNodes } from 'gatsby/dist/services';

import { root } from '../../node-lib/root';
import sitePackageJson from '../../package.json';

async function generate(): Promise<void> {
  const program = { directory: root, sitePackageJson, report: reporter } as unknown as Parameters<
    typeof initialize
  >[0]['program'];
  const { store, workerPool } = await initialize({ program });
  await customizeSchema({ program, store });
  await sourceNodes({ program, store });
  await buildSchema({ program, store });
  await compileQueries();
  await graphQLTypegen({ program, store, reporter });
  await Promise.all(workerPool.end());
}

generate().then(
  () => process.exit(0),
  (error: unknown) => reporter.panic(error instanceof Error ? error : String(error)),
);
