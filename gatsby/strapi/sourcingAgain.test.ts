import { createRemoteFileNode } from 'gatsby-source-filesystem';

import { collection } from '../../jest/fakeCms';
import { sourcedCms } from '../../jest/sourcedCms';
import { fetchFileNode } from '../../jest/sourcingArgs';

jest.mock('gatsby-source-filesystem', () => ({ createRemoteFileNode: jest.fn() }));
jest.mocked(createRemoteFileNode).mockImplementation((options) => fetchFileNode(options));

const { cms, source, drawing, picture } = sourcedCms();

it('what is not in the CMS any more is not in the next build of the same process', async () => {
  const tag = (documentId: string) => ({ id: 1, documentId, title: documentId, slug: documentId });
  cms.answers.set('/api/collection-tags', collection(tag('a'), tag('b')));
  cms.answers.set('/api/old-slugs', {
    data: [{ type: 'collection-tag', documentId: 'a', locale: '', slug: 'old' }],
  });
  const gatsby = await source();
  cms.answers.set('/api/collection-tags', collection(tag('b')));
  cms.answers.set('/api/old-slugs', { data: [] });
  const { ofType } = await source(gatsby);
  expect(ofType('STRAPI_COLLECTION_TAG')).toMatchObject([{ documentId: 'b' }]);
  expect(ofType('OldSlug')).toEqual([]);
});

it('what has changed since the last build of the same process is made anew, and nothing else', async () => {
  const tag = (documentId: string, title: string) => ({ id: 1, documentId, title, slug: documentId });
  cms.answers.set('/api/collection-tags', collection(tag('c', 'Doors'), tag('d', 'Gates')));
  const gatsby = await source();
  const create = jest.spyOn(gatsby.args.actions, 'createNode');
  cms.answers.set('/api/collection-tags', collection(tag('c', 'Doors'), tag('d', 'Bridges')));
  await source(gatsby);
  expect(create.mock.calls.map(([{ title }]) => title)).toEqual(['Bridges']);
  expect(gatsby.ofType('STRAPI_COLLECTION_TAG').map(({ title }) => title)).toEqual(['Doors', 'Bridges']);
});

describe('a build of a process that has read the CMS before', () => {
  const changed = (...documents: object[]) =>
    cms.answers.set('/api/content-changes', { data: { mark: String(documents.length), documents } });
  const author = (documentId: string, more = {}) => ({ id: 1, documentId, firstName: documentId, ...more });
  const type = 'api::author.author';
  const authors = (...data: object[]) => cms.answers.set('/api/authors', collection(...data));
  const names = ({ ofType }: Awaited<ReturnType<typeof source>>) =>
    ofType('STRAPI_AUTHOR').map(({ firstName }) => firstName);

  it('has what was changed, what is new, and not what is gone; all else stays as it was made', async () => {
    authors(author('an'), author('binh'), author('chi'));
    const own = await source();
    const create = jest.spyOn(own.args.actions, 'createNode');
    changed({ type, documentId: 'binh' }, { type, documentId: 'chi' }, { type, documentId: 'dung' });
    authors(author('binh', { firstName: 'Bình' }), author('dung'));
    await source(own);
    expect(create.mock.calls.map(([{ documentId }]) => documentId)).toEqual(['binh', 'dung']);
    expect(names(own)).toEqual(['an', 'Bình', 'dung']);
  });

  it('tries again to have a picture that it could not have, in an entry that has not changed', async () => {
    authors(author('an', { avatar: picture }));
    const own = await source();
    expect(own.ofType('STRAPI__MEDIA')).toEqual([]);
    cms.answers.set('/uploads/door.png', await drawing());
    changed({ type: 'api::showcase.showcase', documentId: 'quay' });
    await source(own);
    expect(own.ofType('STRAPI__MEDIA')).toHaveLength(1);
    expect(own.ofType('STRAPI_AUTHOR')[0]).toHaveProperty('avatar___NODE');
  });

  it('leaves an entry out that is known to fail the build from now on', async () => {
    authors(author('an'), author('binh'));
    const own = await source();
    changed({ type: 'api::showcase.showcase', documentId: 'quay' });
    const version = '';
    const unmakable = [
      { ...{ type, documentId: 'an', locale: null, title: 'an', version, what: 'entry' as const } },
    ].map((entry) => ({ ...entry, reason: 'page' as const, field: '', file: '', detail: '' }));
    await source(own, unmakable);
    expect(names(own)).toEqual(['binh']);
  });

  it('does not take the store of files for broken when the few files that it asks for are', async () => {
    cms.answers.set('/uploads/door.png', await drawing());
    for (const id of Array(8).keys()) cms.answers.set(`/uploads/${id}.png`, await drawing());
    const images = (from: string) =>
      Array.from({ length: 8 }, (_, id) => ({ ...picture, id, url: `/uploads/${from}${id}.png` }));
    const showcase = (documentId: string, from: string) => ({
      ...{ id: 1, documentId, title: 'Quay', slug: documentId, type: 'Website', images: images(from) },
    });
    cms.answers.set('/api/showcases', collection(showcase('quay', '')));
    const own = await source();
    changed({ type: 'api::showcase.showcase', documentId: 'pier' });
    cms.answers.set('/api/showcases', collection(showcase('pier', 'gone-')));
    await source(own);
    expect(own.ofType('STRAPI_SHOWCASE').map(({ slug }) => slug)).toEqual(['quay', 'pier']);
  });
});
