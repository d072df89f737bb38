import { chosenBy, firstChoice, isShown, namedBy } from './chosen';

const slugs = { standard: ['liquors-banner'], rich: ['360-product', 'expandable'] };
const choose = chosenBy(slugs);

describe('what the page of the banners shows', () => {
  it.each([
    ['the page of the service', null, { rich: 'expandable', opened: null }],
    ['an unknown slug', 'nobody', { rich: 'expandable', opened: null }],
    ['a rich banner', '360-product', { rich: '360-product', opened: null }],
    ['a standard banner', 'liquors-banner', { rich: 'expandable', opened: 'liquors-banner' }],
  ])('is chosen by the address: %s', (_, slug, shown) => {
    expect(firstChoice(slugs, slug)).toMatchObject(shown);
  });

  it('loads a demo anew when its tab is chosen, also once more, and not as a dialog opens or closes', () => {
    const first = firstChoice(slugs, null);
    const chosen = choose(first, { slug: '360-product', anew: true });
    expect(chosen.round).toBe(first.round + 1);
    expect(choose(chosen, { slug: '360-product', anew: true }).round).toBe(chosen.round + 1);
    const opened = choose(chosen, { slug: 'liquors-banner', anew: true });
    expect(opened).toEqual({ ...chosen, opened: 'liquors-banner' });
    expect(choose(opened, { slug: null })).toEqual(chosen);
  });

  it('gives the page its name in the breadcrumb, but for that of the service before anybody has chosen', () => {
    const first = firstChoice(slugs, null);
    expect(namedBy(null, first)).toBeNull();
    expect(namedBy(null, choose(first, { slug: '360-product', anew: true }))).toBe('360-product');
    expect(namedBy(null, choose(first, { slug: 'liquors-banner', anew: true }))).toBe('liquors-banner');
    const page = firstChoice(slugs, 'liquors-banner');
    expect(namedBy('liquors-banner', page)).toBe('liquors-banner');
    expect(namedBy('liquors-banner', choose(page, { slug: null }))).toBe('expandable');
  });

  it('knows what is shown already', () => {
    const shown = firstChoice(slugs, 'liquors-banner');
    expect(isShown(shown, 'liquors-banner')).toBe(true);
    expect(isShown(shown, 'expandable')).toBe(false);
    expect(isShown(firstChoice(slugs, null), 'expandable')).toBe(true);
  });
});
