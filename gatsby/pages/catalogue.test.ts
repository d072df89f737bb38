import { fakeBuild } from '../../jest/fakeBuild';
import { createCataloguePages } from './catalogue';

const pho = {
  id: 'pho',
  slug: 'pho-lanh',
  layouts: [
    { id: 'layout-1', slug: 'mot-cot' },
    { id: 'layout-2', slug: 'hai-cot' },
  ],
};
const build = async (...nodes: object[]) => {
  const site = fakeBuild({ allStrapiCollection: { nodes } });
  await createCataloguePages(site.args);
  return site;
};

describe('a template', () => {
  it('has a page for every layout in both languages, and one of its own', async () => {
    const { paths } = await build(pho);
    expect(paths().sort()).toEqual([
      '/en/collection/pho-lanh/',
      '/en/collection/pho-lanh/hai-cot/',
      '/en/collection/pho-lanh/mot-cot/',
      '/vn/collection/pho-lanh/',
      '/vn/collection/pho-lanh/hai-cot/',
      '/vn/collection/pho-lanh/mot-cot/',
    ]);
  });

  it('shows its first layout at its own address, to be found under that of the layout', async () => {
    const { pageAt } = await build(pho);
    expect(pageAt('/vn/collection/pho-lanh/').context).toMatchObject({
      id: 'pho',
      layoutId: 'layout-1',
      canonical: '/vn/collection/pho-lanh/mot-cot/',
    });
  });

  it('shows each layout at the address of the layout, to be found there', async () => {
    const { context } = (await build(pho)).pageAt('/en/collection/pho-lanh/hai-cot/');
    expect(context).toMatchObject({
      layoutId: 'layout-2',
      alternates: { en: '/en/collection/pho-lanh/hai-cot/', vn: '/vn/collection/pho-lanh/hai-cot/' },
    });
    expect(context.canonical).toBeUndefined();
  });

  it('answers an unknown layout with its own page, in the same language', async () => {
    expect((await build(pho)).rewrites()).toEqual({
      '/en/collection/pho-lanh/*': '/en/collection/pho-lanh/',
      '/vn/collection/pho-lanh/*': '/vn/collection/pho-lanh/',
    });
  });

  it.each([[null], [[]]])(
    'without layouts (%j) is one page per language, found at its own address',
    async (layouts) => {
      const { paths, pageAt } = await build({ ...pho, layouts });
      expect(paths()).toEqual(['/en/collection/pho-lanh/', '/vn/collection/pho-lanh/']);
      expect(pageAt('/en/collection/pho-lanh/').context).toMatchObject({
        layoutId: null,
        canonical: undefined,
      });
    },
  );
});

describe('an empty catalogue', () => {
  it('has no pages and no rewrites', async () => {
    const { pages, redirects } = await build();
    expect([pages, redirects]).toEqual([[], []]);
  });
});
