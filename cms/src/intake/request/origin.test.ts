import { isForeign } from './origin';

const OURS = new Set(['https://www.saola.example', 'https://cms.saola.example']);

describe('a request is of a page of somebody else', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['when it names another origin', { origin: 'https://evil.example' }, true],
    ['not when it names ours', { origin: 'https://www.saola.example' }, false],
    ['when it names ours in another scheme', { origin: 'http://www.saola.example' }, true],
    ['when it names ours at another port', { origin: 'https://www.saola.example:8443' }, true],
    ['when ours is only the beginning', { origin: 'https://www.saola.example.evil.example' }, true],
    ['not when it names none, as no browser does', {}, false],
    ['when it hides its origin', { origin: 'null' }, true],
    ['when it hides its origin elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
    [
      'not when the CMS hides its own, on the page of an answer',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['not when the site hides its own', { origin: 'null', 'sec-fetch-site': 'same-site' }, false],
    [
      'when it names another origin, whatever else it says',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['when it is empty', { origin: '' }, true],
  ])('%s', (_when, headers, isOthers) => {
    expect(isForeign({ headers }, OURS)).toBe(isOthers);
  });
});
