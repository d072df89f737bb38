import { readFileSync } from 'node:fs';

import { inRoot } from '../node-lib/root';

const text = (...place: string[]): string => readFileSync(inRoot(...place), 'utf8');

it('what uses the inside of Gatsby was written for the version that is installed', () => {
  const [, writtenFor] = /WRITTEN_FOR = '([^']+)'/.exec(text('site-build', 'gatsbyInside.ts')) ?? [];
  const { version } = JSON.parse(text('node_modules', 'gatsby', 'package.json')) as { version: string };
  // Of another one compare dist/commands/build.js and dist/services with what stands there, then run bench:publishing.
  expect(version).toBe(writtenFor);
});

it.each([
  ['redux/reducers/redirects.js', 'const redirects = new Map();'],
  ['services/create-pages.js', 'deleteUntouchedPages'],
  ['utils/changed-pages.js', 'page.updatedAt < timeBeforeApisRan'],
  ['utils/api-runner-node.js', '...publicActions'],
  ['utils/source-nodes.js', 'initialSourceNodesOfCurrentNodeProcess'],
])('Gatsby still has what %s is known for', (file, known) => {
  expect(text('node_modules', 'gatsby', 'dist', file)).toContain(known);
});
