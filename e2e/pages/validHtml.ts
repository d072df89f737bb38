import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { pageUrls } from '../support/release';
import { siteUrl } from '../support/stack';
import { eachPage } from './pages';

const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard'], elements: ['html5'] }),
);

/** What is not valid in a document, as `rule: message (element)`. */
export const complaintsAbout = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );

/**
 * What is not valid in the pages below a prefix, as `address: complaint`. It is most of the work of reading pages, so
 * each language has a test file, and a worker, of its own.
 *
 * @throws when there are hardly any pages
 */
export const complaintsBelow = async (prefix: string): Promise<string[]> => {
  const urls = pageUrls.filter((url) => url.startsWith(`${siteUrl}${prefix}`));
  if (urls.length < 100) throw new Error(`Only ${urls.length} pages below ${prefix}`);
  const found: string[] = [];
  await eachPage(urls, ({ url, html }) => {
    found.push(...complaintsAbout(html).map((complaint) => `${url}: ${complaint}`));
  });
  return found;
};
