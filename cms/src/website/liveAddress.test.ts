import { settings } from '../settings';
import { addressOf, goesLiveAt } from './liveAddress';
import { hasPages } from './pageFolders';

const POST = 'api::dicom-blog.dicom-blog';
const now = new Date('2026-11-24T02:00:00.000Z');
const site = settings.intake.siteUrl;

describe('the address of an entry on the website', () => {
  it.each([
    [POST, 'en', `${site}/en/blog/doors/`],
    [POST, 'vi', `${site}/vn/blog/doors/`],
    ['api::showcase.showcase', 'vi', `${site}/vn/showcases-web/doors/`],
    ['api::showcase.showcase', undefined, `${site}/en/showcases-web/doors/`],
  ])('is in its language: %s, %s', (uid, language, address) => {
    expect(addressOf(uid, { slug: 'doors' }, language, now)).toBe(address);
  });

  it('is none before the time of a post has come', () => {
    const at = (defaultPublishedDate: string) =>
      addressOf(POST, { slug: 'doors', defaultPublishedDate }, 'en', now);
    expect(at('2026-11-24T02:00:01.000Z')).toBeUndefined();
    expect(at('2026-11-24T02:00:00.000Z')).toBe(`${site}/en/blog/doors/`);
  });

  it('is none of what is not published, and of types without pages', () => {
    expect(addressOf(POST, null, 'en', now)).toBeUndefined();
    expect(addressOf('api::author.author', { slug: 'doors' }, 'en', now)).toBeUndefined();
    expect([POST, 'api::author.author', 'constructor'].map(hasPages)).toEqual([true, false, false]);
  });
});

it('a published post of the future goes live at its date; one of the past is live', () => {
  const later = '2026-11-24T02:00:01.000Z';
  expect(goesLiveAt({ defaultPublishedDate: later }, now)).toBe(later);
  expect(goesLiveAt({ defaultPublishedDate: '2026-11-24T02:00:00.000Z' }, now)).toBeUndefined();
  expect([null, {}].map((entry) => goesLiveAt(entry, now))).toEqual([undefined, undefined]);
});
