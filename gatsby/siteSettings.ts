import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { Site } from './structuredData/page';

/** What content/site.yml says, for what is made before or beside the GraphQL layer. */
export const siteSettings = (): Site => parse(readFileSync('content/site.yml', 'utf8')) as Site;
