import { fakeBuild } from '../../jest/fakeBuild';
import { createShowcasePages } from './showcases';

describe('a showcase', () => {
  it('has one language in the CMS and a page under both prefixes', async () => {
    const site = fakeBuild({ allStrapiShowcase: { nodes: [{ id: 'showcase-1', slug: 'river-clinic' }] } });
    await createShowcasePages(site.args);
    expect(site.paths()).toEqual(['/en/showcases-web/river-clinic/', '/vn/showcases-web/river-clinic/']);
    expect(site.pageAt('/vn/showcases-web/river-clinic/').context).toMatchObject({
      id: 'showcase-1',
      alternates: { en: '/en/showcases-web/river-clinic/', vn: '/vn/showcases-web/river-clinic/' },
    });
  });
});
