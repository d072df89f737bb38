import { fakeBuild } from '../../jest/fakeBuild';
import type { OldSlug } from '../strapi/oldSlugs';
import { createOldAddresses } from './oldAddresses';

const old = (type: string, slug: string, documentId = 'one', locale = ''): OldSlug => ({
  ...{ type, slug, documentId, locale },
});
const posts = [
  { documentId: 'one', locale: 'en', slug: 'doors' },
  { documentId: 'one', locale: 'vi', slug: 'cua' },
  { documentId: 'two', locale: 'en', slug: 'windows' },
];
const showcases = [{ documentId: 'one', slug: 'kiosk' }];
const templates = [
  { documentId: 'one', slug: 'an-tam', layouts: [{ slug: 'sang' }, { slug: 'toi' }] },
  { documentId: 'two', slug: 'trong', layouts: null },
];

/** The redirects of these old slugs: what the rule for exactly this address says. */
const build = async (...oldSlugs: OldSlug[]) => {
  const { args, redirects } = fakeBuild({
    allOldSlug: { nodes: oldSlugs },
    allStrapiDicomBlog: { nodes: posts },
    allStrapiShowcase: { nodes: showcases },
    allStrapiCollection: { nodes: templates },
  });
  await createOldAddresses(args);
  const ask = (path: string) => {
    const found = redirects.filter(({ fromPath }) => fromPath === path);
    expect(found.length).toBeLessThan(2);
    return found[0] ?? null;
  };
  return { ask, redirects };
};

const forGood = (toPath: string) =>
  expect.objectContaining({ toPath, statusCode: 301, ignoreCase: false }) as unknown;

describe('an old address', () => {
  it('of a post leads for good to the present one, in its own language alone', async () => {
    const { ask } = await build(
      old('dicom-blog', 'gates', 'one', 'en'),
      old('dicom-blog', 'cong', 'one', 'vi'),
    );
    expect(ask('/en/blog/gates/')).toEqual(forGood('/en/blog/doors/'));
    expect(ask('/vn/blog/cong/')).toEqual(forGood('/vn/blog/cua/'));
    expect(ask('/vn/blog/gates/')).toBeNull();
    expect(ask('/en/blog/cong/')).toBeNull();
  });

  it('leads straight to the last of several, and never to another old one', async () => {
    const { ask, redirects } = await build(
      old('dicom-blog', 'first', 'one', 'en'),
      old('dicom-blog', 'second', 'one', 'en'),
    );
    expect(ask('/en/blog/first/')).toEqual(forGood('/en/blog/doors/'));
    expect(ask('/en/blog/second/')).toEqual(forGood('/en/blog/doors/'));
    expect(redirects.filter(({ toPath }) => ask(toPath))).toEqual([]);
  });

  it('shows the entry that has it now, should the CMS name both', async () => {
    const { redirects } = await build(old('dicom-blog', 'windows', 'one', 'en'));
    expect(redirects).toEqual([]);
  });

  it('is not found when its entry is not shown in that language', async () => {
    const { redirects } = await build(
      old('dicom-blog', 'cua-so', 'two', 'vi'),
      old('dicom-blog', 'gone', 'nobody', 'en'),
      old('showcase', 'gone', 'nobody'),
    );
    expect(redirects).toEqual([]);
  });

  it.each(['en', 'vn'])('of a showcase leads to the present one below /%s/', async (language) => {
    const { ask } = await build(old('showcase', 'booth'));
    expect(ask(`/${language}/showcases-web/booth/`)).toEqual(forGood(`/${language}/showcases-web/kiosk/`));
  });

  it.each(['en', 'vn'])('of a template leads to the same layout of it below /%s/', async (language) => {
    const { ask } = await build(old('collection', 'binh-an'));
    const [from, to] = [`/${language}/collection/binh-an/`, `/${language}/collection/an-tam/`];
    expect(ask(from)).toEqual(forGood(to));
    expect(ask(`${from}toi/`)).toEqual(forGood(`${to}toi/`));
    expect(ask(`${from}sang/`)).toEqual(forGood(`${to}sang/`));
    expect(ask(`${from}*`)).toEqual(forGood(to));
  });

  it('of a template without layouts leads to the template', async () => {
    const { ask } = await build(old('collection', 'rong', 'two'));
    expect(ask('/en/collection/rong/*')).toEqual(forGood('/en/collection/trong/'));
  });

  it('of one kind does not move another kind', async () => {
    const { ask } = await build(old('collection', 'booth'));
    expect(ask('/en/showcases-web/booth/')).toBeNull();
    expect(ask('/en/blog/booth/')).toBeNull();
  });
});
