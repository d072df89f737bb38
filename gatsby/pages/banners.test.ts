import { fakeBuild } from '../../jest/fakeBuild';
import { createBannerPages } from './banners';

const build = async (...slugs: string[]) => {
  const site = fakeBuild({ allBannerFacts: { nodes: slugs.map((slug) => ({ slug })) } });
  await createBannerPages(site.args);
  return site;
};

describe('the media banners', () => {
  it('have the page of the service and one for each banner, in both languages', async () => {
    const { paths, pageAt } = await build('scratch', 'expandable');
    expect(paths()).toEqual(
      ['en', 'vn'].flatMap((language) => [
        `/${language}/services/media-banners/`,
        `/${language}/services/media-banners/scratch/`,
        `/${language}/services/media-banners/expandable/`,
      ]),
    );
    expect(pageAt('/vn/services/media-banners/').context).toMatchObject({ slug: null });
    expect(pageAt('/vn/services/media-banners/scratch/').context).toMatchObject({
      slug: 'scratch',
      alternates: {
        en: '/en/services/media-banners/scratch/',
        vn: '/vn/services/media-banners/scratch/',
      },
    });
  });

  it('answer an unknown slug with the page of the service, in the same language', async () => {
    expect((await build('scratch')).rewrites()).toEqual({
      '/en/services/media-banners/*': '/en/services/media-banners/',
      '/vn/services/media-banners/*': '/vn/services/media-banners/',
    });
  });
});
