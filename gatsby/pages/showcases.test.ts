import { fakeBuild } from '../../jest/fakeBuild';
import { createShowcasePages } from './showcases';

/** What the page of one of these showcases knows of those beside it; their ids are 1, 2, 3 … */
const neighboursOf = async (slug: string, slugs: readonly string[]) => {
  const nodes = slugs.map((each, index) => ({ id: String(index + 1), slug: each }));
  const site = fakeBuild({ allStrapiShowcase: { nodes } });
  await createShowcasePages(site.args);
  return site.pageAt(`/en/showcases-web/${slug}/`).context.neighbours;
};

describe('a showcase', () => {
  it('has one language in the CMS and a page under both prefixes', async () => {
    const site = fakeBuild({ allStrapiShowcase: { nodes: [{ id: 'showcase-1', slug: 'river-clinic' }] } });
    await createShowcasePages(site.args);
    expect(site.paths()).toEqual(['/en/showcases-web/river-clinic/', '/vn/showcases-web/river-clinic/']);
    expect(site.pageAt('/vn/showcases-web/river-clinic/').context).toMatchObject({
      id: 'showcase-1',
      neighbours: [],
      alternates: { en: '/en/showcases-web/river-clinic/', vn: '/vn/showcases-web/river-clinic/' },
    });
  });

  it.each([
    ['the first of three', 'a', ['3', '2']],
    ['the second', 'b', ['1', '3']],
    ['the last, after which the first comes', 'c', ['2', '1']],
  ])('stands between the previous and the next one: %s', async (_, slug, neighbours) => {
    expect(await neighboursOf(slug, ['a', 'b', 'c'])).toEqual(neighbours);
  });

  it('has the other one alone as the next of two', async () => {
    expect(await neighboursOf('a', ['a', 'b'])).toEqual(['2']);
    expect(await neighboursOf('b', ['a', 'b'])).toEqual(['1']);
  });

  it('has no page where the CMS has none', async () => {
    const site = fakeBuild({ allStrapiShowcase: { nodes: [] } });
    await createShowcasePages(site.args);
    expect(site.paths()).toEqual([]);
  });
});
