import type { CreateNodeArgs } from 'gatsby';

import { onCreateNode } from './contentNodes';

interface FakeFile {
  readonly path: string;
  readonly source?: string;
  readonly content?: string;
}

const fileNode = ({ path, source = 'content' }: FakeFile) => {
  const [, dir = '', name = '', extension = ''] = /^(?:(.*)\/)?([^/]+)\.(\w+)$/.exec(path) ?? [];
  const place = { relativePath: path, relativeDirectory: dir, name, extension };
  return { id: path, ...place, sourceInstanceName: source, internal: { type: 'File' } };
};

const onCreate = async (file: FakeFile, node: object = fileNode(file)) => {
  const created: Record<string, unknown>[] = [];
  const fields: Record<string, string> = {};
  const args = {
    node,
    getNode: () => fileNode(file),
    createNodeId: (id: string) => `id of ${id}`,
    createContentDigest: JSON.stringify,
    loadNodeContent: async () => file.content ?? '',
    actions: {
      createNode: (one: Record<string, unknown>) => void created.push(one),
      createNodeField: ({ name, value }: { name: string; value: string }) => {
        fields[name] = value;
      },
    },
  } as unknown as CreateNodeArgs;
  await onCreateNode?.(args, { plugins: [] }, () => undefined);
  return { created, fields };
};

describe('a facts.yml', () => {
  it.each([
    ['case-studies/fresy', 'CaseStudyFacts', 'fresy'],
    ['banners/scratch', 'BannerFacts', 'scratch'],
    ['careers/qc-intern', 'OpeningFacts', 'qc-intern'],
  ])('in content/%s is a %s with its slug', async (folder, type, slug) => {
    const { created } = await onCreate({ path: `${folder}/facts.yml`, content: 'order: 16\ntools: [a, b]' });
    expect(created).toMatchObject([{ slug, order: 16, tools: ['a', 'b'], internal: { type } }]);
  });

  it('belongs to its file, so that an edit replaces it', async () => {
    const path = 'banners/scratch/facts.yml';
    const [first, second] = await Promise.all(
      ['order: 1', 'order: 2'].map(async (content) => (await onCreate({ path, content })).created[0]),
    );
    expect(first).toMatchObject({ parent: path, id: second?.id });
    expect(first?.internal).not.toEqual(second?.internal);
  });

  it('in a room that has no facts stops the build and says what to do', async () => {
    await expect(onCreate({ path: 'pages/about-us/facts.yml' })).rejects.toThrow(
      'content/pages/about-us/ has no such facts: move pages/about-us/facts.yml or add its type',
    );
  });
});

describe('a text built of parts', () => {
  it.each([
    ['home/vn.yml', 'HomeText'],
    ['testimonials/vn.yml', 'Testimonials'],
    ['company/about-us/vn.yml', 'AboutUsText'],
    ['careers/qc-intern/vn.yml', 'OpeningText'],
    ['case-studies/fresy/vn.yml', 'CaseStudyText'],
  ])('content/%s is a %s and knows its language', async (path, type) => {
    const { created } = await onCreate({ path, content: 'title: Giới thiệu' });
    expect(created).toMatchObject([{ title: 'Giới thiệu', language: 'vn', internal: { type } }]);
  });

  it('of a page that the site does not know stops the build', async () => {
    await expect(onCreate({ path: 'company/history/en.yml' })).rejects.toThrow(
      'content/company/history/ has no such facts: move company/history/en.yml or add its type',
    );
  });
});

describe('content/site.yml', () => {
  it('is the settings of the site', async () => {
    const { created } = await onCreate({ path: 'site.yml', content: 'name: Brand' });
    expect(created).toMatchObject([{ name: 'Brand', internal: { type: 'SiteSettings' } }]);
  });
});

describe('a text under content/', () => {
  const markdown = { id: 'text', parent: 'file', internal: { type: 'MarkdownRemark' } };

  it('knows its room, its slug and its language', async () => {
    const { fields } = await onCreate({ path: 'case-studies/fresy/vn.md' }, markdown);
    expect(fields).toEqual({ room: 'case-studies', slug: 'fresy', language: 'vn' });
  });

  it('has no place when it comes from no file', async () => {
    const { fields } = await onCreate({ path: 'a/b/en.md' }, { ...markdown, parent: null });
    expect(fields).toEqual({});
  });
});

describe('any other file', () => {
  it.each([
    ['a picture', { path: 'case-studies/fresy/cover.webp' }],
    ['a yml file of another source', { path: 'facts.yml', source: 'other' }],
  ])('is left alone: %s', async (_, file) => {
    expect(await onCreate(file)).toEqual({ created: [], fields: {} });
  });
});
