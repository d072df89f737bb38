import { fakeBuild } from '../../jest/fakeBuild';
import { createContentPages } from './content';

const text = (room: string, slug: string) => ({ fields: { room, slug } });
const build = async () => {
  const site = fakeBuild({
    allMarkdownRemark: {
      nodes: [
        text('services', 'web-development'),
        text('services', 'media-banners'),
        text('pages', 'about-us'),
        text('careers', 'qc-intern'),
      ],
    },
  });
  await createContentPages(site.args);
  return site;
};

describe('the texts under content/', () => {
  it('are pages in both languages where every entry of their room is one', async () => {
    const { paths } = await build();
    const bare = ['/services/web-development/'];
    expect(paths().filter((path) => !path.includes('software'))).toEqual([
      ...bare.map((path) => `/en${path}`),
      ...bare.map((path) => `/vn${path}`),
    ]);
  });

  it('leave the media banners to their own template', async () => {
    expect((await build()).paths().join()).not.toContain('media-banners');
  });

  it.each([['/vn/services/web-development/', 'service', 'web-development']])(
    'are shown by the template of their room: %s',
    async (path, template, slug) => {
      const page = (await build()).pageAt(path);
      expect(page.component).toMatch(new RegExp(`/src/templates/${template}\\.tsx$`));
      expect(page.context).toMatchObject({ slug });
    },
  );
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
