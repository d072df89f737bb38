import { mediaBanner } from '../jest/banners';

/** Those whose script reads the click tag before anything else, and so can be run by itself up to there. */
const scripted = ['360-product', 'before-after', 'embed-video', 'parallax', 'expandable'];
/** Those that are their own last picture until a script says otherwise. */
const drawn = ['liquors-banner', 'parched-panther', 'toast-and-co', 'vine-brations', 'scratch', 'gallery'];

/** Where the links of a banner lead after its script has read the click tag: the part of it that says so is run. */
const clickTargets = (slug: string, clickTag: string): string[] => {
  const [, part = ''] = /(const address = [\s\S]*?)\n\n/.exec(mediaBanner(slug).all(/banner\.js$/)) ?? [];
  const [click, strip] = [{ href: 'https://example.com/' }, { href: 'https://example.com/' }];
  const find = (name: string) => (name.endsWith('click') ? click : undefined);
  const location = { search: `?${new URLSearchParams({ clickTag }).toString()}` };
  new Function('location', 'document', '$', 'strip', part)(
    location,
    { querySelector: find, getElementById: find },
    find,
    strip,
  );
  return [...new Set([click.href, ...(slug === 'expandable' ? [strip.href] : [])])];
};

describe.each(scripted)('the banner %s', (slug) => {
  it.each([
    ['https://client.example/a?b=c', 'https://client.example/a?b=c'],
    ['http://client.example/', 'http://client.example/'],
    ['javascript:alert(1)', 'https://example.com/'],
    [' javascript:alert(1)//https://client.example/', 'https://example.com/'],
    ['//client.example/', 'https://example.com/'],
    ['data:text/html,hello', 'https://example.com/'],
    ['', 'https://example.com/'],
  ])('leads a click with the click tag %p to %s', (clickTag, target) => {
    expect(clickTargets(slug, clickTag)).toEqual([target]);
  });

  it('keeps still for those who want no motion', () => {
    const { all } = mediaBanner(slug);
    expect(all(/\.css$/)).toMatch(
      /@media \(prefers-reduced-motion: reduce\) \{\s*\*, ::before, ::after \{ animation: none !important; transition: none !important; \}/,
    );
    expect(all(/banner\.js$/)).toContain("matchMedia('(prefers-reduced-motion: reduce)').matches");
  });
});

describe.each(drawn)('the banner %s', (slug) => {
  it('moves only where nobody asked for less movement', () => {
    const css = mediaBanner(slug).all(/banner\.css$/);
    const start = css.indexOf('@media (prefers-reduced-motion: no-preference)');
    expect(start).toBeGreaterThan(0);
    expect(css.slice(0, start)).not.toMatch(/animation/);
  });

  it('has a click address that a publisher may write into its page', () => {
    expect(mediaBanner(slug).html).toMatch(/var clickTag = '/);
  });
});

it('every banner is one of the two', () => {
  expect(new Set([...scripted, ...drawn]).size).toBe(11);
});
