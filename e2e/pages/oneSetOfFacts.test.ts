/** What pages say of the agency in numbers, held to the one set of facts in content/site.yml. */
import { siteUrl } from '../support/stack';
import { claimsIn, contradictions, numbersSaid } from './claims';
import { factsOfAll } from './pages';

const all = factsOfAll();

describe.each(['en', 'vn'] as const)('no two pages contradict each other (%s)', (language) => {
  const pages = all.filter(({ url }) => url.startsWith(`${siteUrl}/${language}/`));

  test.each(claimsIn(language).map((claim) => [claim.about, claim] as const))('about %s', (_about, claim) => {
    const sentences = pages.flatMap(({ url, sentences }) => sentences.map((text) => ({ url, text })));
    // A rule that finds nothing would hold whatever pages say.
    expect(sentences.filter(({ text }) => numbersSaid(text, claim).length > 0)).not.toEqual([]);
    const wrong = sentences.filter(({ text }) => contradictions(text, claim).length > 0);
    expect(wrong).toEqual([]);
  });

  test('names no fact that was left as it is written in the content', () => {
    const left = pages.flatMap(({ url, sentences }) =>
      sentences
        .filter((sentence) => /\{(fact|figure)\./.test(sentence))
        .map((sentence) => `${url}: ${sentence}`),
    );
    expect(left).toEqual([]);
  });
});
