import type { CreatePagesArgs } from 'gatsby';

import { fakeBuild } from '../../jest/fakeBuild';
import { createPortfolioPages } from './portfolio';

const build = async () => {
  const logged: string[] = [];
  const site = fakeBuild({
    allCaseStudyFacts: {
      nodes: [
        { slug: 'wild-imports', order: null, noindex: true },
        { slug: 'white-spa', order: 1, noindex: null },
        { slug: 'keaz', order: 2, noindex: null },
        { slug: 'fresy', order: 3, noindex: null },
      ],
    },
  });
  const reporter = { info: (line: string) => void logged.push(line) };
  await createPortfolioPages({ ...site.args, reporter } as unknown as CreatePagesArgs);
  return { ...site, logged };
};

describe('the list of the portfolio', () => {
  it('is a page for all projects and one for each kind, in both languages', async () => {
    const { paths, pageAt } = await build();
    const lists = paths().filter((path) => /portfolio\/((website|mobile|graphic)\/)?$/.test(path));
    const bare = ['/portfolio/', '/portfolio/website/', '/portfolio/mobile/', '/portfolio/graphic/'];
    expect(lists).toEqual([...bare.map((path) => `/en${path}`), ...bare.map((path) => `/vn${path}`)]);
    expect(pageAt('/vn/portfolio/mobile/').context).toMatchObject({ tab: 'mobile', tabs: ['mobile'] });
    expect(pageAt('/en/portfolio/').context.tabs).toContain('graphic');
  });
});

describe('a case study', () => {
  it('is a page in both languages, shown by the template of case studies', async () => {
    const { pageAt } = await build();
    for (const language of ['en', 'vn'])
      expect(pageAt(`/${language}/portfolio/fresy/`).component).toMatch(/caseStudy\.tsx$/);
  });

  it.each([
    ['white-spa', ['fresy', 'keaz']],
    ['keaz', ['white-spa', 'fresy']],
    ['fresy', ['keaz', 'white-spa']],
  ])('leads to the projects before and after it, and the list goes round (%s)', async (slug, neighbours) => {
    expect((await build()).pageAt(`/en/portfolio/${slug}/`).context.neighbours).toEqual(neighbours);
  });

  it('that is not in the list has no neighbours, and the log says link not found', async () => {
    const { pageAt, logged } = await build();
    expect(pageAt('/en/portfolio/wild-imports/').context.neighbours).toEqual([]);
    expect(logged.join()).toContain('link not found: wild-imports');
  });

  it('is hidden from search engines where its facts say noindex, in both languages', async () => {
    const { pages } = await build();
    expect(pages.filter(({ context }) => context.noindex).map(({ path }) => path)).toEqual([
      '/en/portfolio/wild-imports/',
      '/vn/portfolio/wild-imports/',
    ]);
  });
});
