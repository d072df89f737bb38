import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eachOf } from '../support/document';
import { pageUrls } from '../support/release';
import { factsOf, type PageFacts } from './facts';

/** Fetches pages as a visitor gets them, and hands their text to `work`. */
export const eachPage = async (
  urls: readonly string[],
  work: (page: { url: string; status: number; policy: string; html: string }) => void,
): Promise<void> => {
  await eachOf(urls, async (url) => {
    const answer = await fetch(url, { redirect: 'manual' });
    const policy = answer.headers.get('content-security-policy') ?? '';
    work({ url, status: answer.status, policy, html: await answer.text() });
  });
};

/** Variable that names the file in which the facts wait for the test files of a run. */
const variable = 'E2E_PAGE_FACTS';

/** Reads every page of the live release once, for all test files: Jest gives each of them modules of its own. */
export const readPages = async (): Promise<void> => {
  const read = new Map<string, PageFacts>();
  await eachPage(pageUrls, ({ url, status, policy, html }) => {
    read.set(url, factsOf(url, { status, policy }, html));
  });
  const file = join(tmpdir(), `saola-pages-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(pageUrls.flatMap((url) => read.get(url) ?? [])));
  process.env[variable] = file;
};

/** The facts of every page, in the order of the manifest. */
export const factsOfAll = (): PageFacts[] =>
  JSON.parse(readFileSync(process.env[variable] ?? '', 'utf8')) as PageFacts[];

/** Name of the file that `readPages` wrote. */
export const factsFile = (): string | undefined => process.env[variable];
