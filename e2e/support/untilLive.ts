import { expect } from '@playwright/test';

import { cmsUrl, setting, siteUrl } from './stack';

interface State {
  readonly revision: number;
  /** Of the site alone. */
  readonly building?: boolean;
}

const stateOf = async (url: string): Promise<State> => {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${setting('STRAPI_TOKEN')}` } });
  return (await answer.json()) as State;
};

const isLive = async (): Promise<boolean> => {
  const cms = await stateOf(`${cmsUrl}/api/content-revision`);
  const site = await stateOf(`${siteUrl}/_health`);
  return site.building === false && site.revision === cms.revision;
};

/** Waits until what was published is live, and no build runs: what a journey takes back at its end has one as well. */
export const untilLive = (): Promise<void> =>
  expect.poll(isLive, { timeout: 240_000, intervals: [250] }).toBe(true);
