import { fakeBuild } from '../../jest/fakeBuild';
import { createCataloguePages } from './catalogue';

const pho = {
  id: 'pho',
  slug: 'pho-lanh',
  layouts: [
    { id: 'layout-1', slug: 'mot-cot', url_demo: null },
    { id: 'layout-2', slug: 'hai-cot', url_demo: '/demos/pho-lanh/hai-cot/' },
  ],
  categories: [{ id: 'am-thuc' }],
  tags: null,
};
const build = async (...nodes: object[]) => {
  const site = fakeBuild({ allStrapiCollection: { nodes } });
  await createCataloguePages(site.args, (written) => written ?? null);
  return site;
};
const withoutDemos = { ...pho, layouts: pho.layouts.map((layout) => ({ ...layout, url_demo: null })) };

describe('a template', () => {
  it('has a page for every layout in both languages, and one of its own', async () => {
    const { paths } = await build(withoutDemos);
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

describe('the live preview of a layout', () => {
  it('has a page in both languages where the layout has a demo, and none where it has not', async () => {
    const previews = (await build(pho)).paths().filter((path) => path.includes('preview'));
    expect(previews).toEqual([
      '/en/collection/pho-lanh/hai-cot/preview/',
      '/vn/collection/pho-lanh/hai-cot/preview/',
    ]);
  });

  it('is not to be found: its page leads to that of the layout', async () => {
    const { component, context } = (await build(pho)).pageAt('/vn/collection/pho-lanh/hai-cot/preview/');
    expect(component).toMatch(/collectionPreview\.tsx$/);
    expect(context).toMatchObject({
      ...{ id: 'pho', layoutId: 'layout-2', demo: '/demos/pho-lanh/hai-cot/', noindex: true },
      canonical: '/vn/collection/pho-lanh/hai-cot/',
      alternates: {
        en: '/en/collection/pho-lanh/hai-cot/preview/',
        vn: '/vn/collection/pho-lanh/hai-cot/preview/',
      },
    });
  });

  it('is known to the page of its layout, and to no other', async () => {
    const { pageAt } = await build(pho);
    expect(pageAt('/vn/collection/pho-lanh/hai-cot/').context.demo).toBe('/demos/pho-lanh/hai-cot/');
    expect(pageAt('/vn/collection/pho-lanh/mot-cot/').context.demo).toBeNull();
    expect(pageAt('/vn/collection/pho-lanh/').context.demo).toBeNull();
  });

  it.each(['javascript:alert(1)', '/demos/%zz/', '/demos/100%', '/demos/%ff/'])(
    'is not there for a demo that no frame may show: %s',
    async (url_demo) => {
      const wrong = { ...pho, layouts: [{ id: 'a', slug: 'a', url_demo }] };
      const site = fakeBuild({ allStrapiCollection: { nodes: [wrong] } });
      await createCataloguePages(site.args);
      expect(site.paths().filter((path) => path.includes('preview'))).toEqual([]);
      expect(site.pageAt('/vn/collection/pho-lanh/a/').context.demo).toBeNull();
    },
  );
});

describe('related templates', () => {
  it('are known to every page of a template by their ids', async () => {
    const other = { ...withoutDemos, id: 'bun', slug: 'bun' };
    const { pages } = await build(withoutDemos, other);
    const related = pages.filter(({ context }) => context.id === 'pho').map(({ context }) => context.related);
    expect(related).toEqual(Array.from({ length: 6 }, () => ['bun']));
  });
});

describe('an empty catalogue', () => {
  it('has no pages and no rewrites', async () => {
    const { pages, redirects } = await build();
    expect([pages, redirects]).toEqual([[], []]);
  });
});
