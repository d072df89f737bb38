import { fakeBuild } from '../../jest/fakeBuild';
import { createContentPages } from './content';

const build = async () => {
  const site = fakeBuild({
    allServiceFacts: {
      nodes: [
        { slug: 'web-development', projects: null },
        { slug: 'graphic-design', projects: ['fresy'] },
      ],
    },
    featured: { nodes: [{ slug: 'keazaccess-platform' }, { slug: 'fresy' }] },
  });
  await createContentPages(site.args);
  return site;
};

describe('the services', () => {
  it('are pages in both languages, one for each folder of content/services/ that has facts', async () => {
    const { paths } = await build();
    expect(paths().filter((path) => !path.includes('software'))).toEqual([
      '/en/services/web-development/',
      '/en/services/graphic-design/',
      '/vn/services/web-development/',
      '/vn/services/graphic-design/',
    ]);
  });

  it('are shown by their template', async () => {
    const page = (await build()).pageAt('/vn/services/graphic-design/');
    expect(page.component).toMatch(/\/src\/templates\/service\.tsx$/);
    expect(page.context).toMatchObject({ slug: 'graphic-design' });
  });
});

describe('the projects at the foot of a service', () => {
  it.each([
    ['those its facts name', 'graphic-design', ['fresy']],
    ['or else the featured ones', 'web-development', ['keazaccess-platform', 'fresy']],
  ])('are %s', async (_, slug, projects) => {
    const page = (await build()).pageAt(`/en/services/${slug}/`);
    expect(page.context).toMatchObject({ projects });
  });
});

describe('the location page', () => {
  it.each(['en', 'vn'])('is one page under two addresses, each with its place (%s)', async (language) => {
    const { pageAt } = await build();
    for (const place of ['Melbourne', 'Sydney']) {
      const page = pageAt(`/${language}/software-development-${place.toLowerCase()}/`);
      expect(page.context).toMatchObject({ place, language });
      expect(page.component).toMatch(/location\.tsx$/);
    }
  });
});
