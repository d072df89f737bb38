import { readFileSync } from 'node:fs';

import { inRoot } from '../../node-lib/root';

interface SampleShowcase {
  readonly slug: string;
  readonly type: string;
  readonly title: string;
  readonly sortDescription: string;
  readonly clientName: string;
  readonly finishAt: string;
  readonly url?: string;
  /** That of the thumbnail, then one for each picture of the carousel. */
  readonly alternativeTexts: readonly string[];
}

/** The showcases of the sample content as the list has them: the latest to be finished first. */
export const sampleShowcases = (
  JSON.parse(readFileSync(inRoot('cms', 'seed', 'showcases.json'), 'utf8')) as readonly SampleShowcase[]
).toSorted((a, b) => b.finishAt.localeCompare(a.finishAt));
