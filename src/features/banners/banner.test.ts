import type { Language } from '../../i18n/locales';
import { bannerNamed, banners } from './bannersFixture';
import { bannersOf, groundOf, sizeOf } from './banner';

describe('the banners of the page', () => {
  it('are put together of their facts and texts, in the order of the facts', () => {
    expect(
      banners('en')
        .filter(({ kind }) => kind === 'rich')
        .map(({ title }) => title),
    ).toEqual([
      ...['360 Product', 'Scratch', 'Before/After', 'Embed Video', 'Gallery', 'Parallax', 'Expandable'],
    ]);
    expect(banners('vn').find(({ slug }) => slug === 'scratch')?.title).toBe('Cào mở');
  });

  it('leave out one that has no text', () => {
    const { slug, kind, width, height, ground, host, poster } = bannerNamed('scratch');
    const fact = { slug, kind, width, height, ground, host, poster, vn: poster, opened: null };
    expect(bannersOf([fact], [], 'en')).toEqual([]);
  });

  it('show pictures that speak the language of the page', () => {
    const postersIn = (language: Language) => {
      const { poster, opened } = bannerNamed('expandable', language);
      return [poster, opened?.poster];
    };
    const [english, vietnamese] = [postersIn('en'), postersIn('vn')];
    for (const at of [0, 1]) expect(vietnamese[at]).not.toEqual(english[at]);
    expect(bannerNamed('expandable', 'vn')).not.toHaveProperty('vn');
  });

  it('have their instructions, and apart from these what else is to be known', () => {
    const { instructions, note } = bannerNamed('scratch');
    expect(instructions).toMatch(/^<p>What happens[\s\S]*<\/ol>$/);
    expect(note).toBe('<p>A note.</p>');
  });

  it('mark short code, which a browser is not to divide', () => {
    const html = '<code>?clickTag=</code><code>a page that asks for much more</code></ol>';
    const frontmatter = { title: 'Scratch', heading: null, summary: null, alt: null };
    const scratch = bannerNamed('scratch');
    const [banner] = bannersOf(
      [{ ...scratch, vn: scratch.poster, opened: null }],
      [{ html, fields: { slug: 'scratch' }, frontmatter }],
      'en',
    );
    expect(banner?.instructions).toBe(
      '<code data-short>?clickTag=</code><code>a page that asks for much more</code></ol>',
    );
  });

  it('say their size and stand on one colour or two', () => {
    expect(sizeOf(bannerNamed('expandable'))).toBe('320 × 50');
    expect(groundOf({ ground: ['#111111'] }).background).toBe('linear-gradient(160deg, #111111, #111111)');
    expect(groundOf({ ground: ['#111111', '#222222'] }).background).toMatch(/#111111, #222222/);
  });
});
