/** What the build is told of that has changed. */
import { asAdmin, contentManager } from './support/admin';
import { readAsBuild } from './support/api';
import { postData, posts, withPost } from './support/posts';

const POST = 'api::dicom-blog.dicom-blog';

interface Changes {
  mark: string;
  documents: { type: string; documentId: string }[] | null;
}

const changes = async (since?: string): Promise<Changes> =>
  (await readAsBuild<{ data: Changes }>(`content-changes${since ? `?since=${since}` : ''}`)).body.data;

/** What is told to have changed while something was done. */
const changedBy = async (work: () => Promise<unknown>): Promise<Changes['documents']> => {
  const { mark } = await changes();
  await work();
  return (await changes(mark)).documents;
};

describe('the build is told of', () => {
  it('a post that is published, each document once however often and in however many languages', () =>
    withPost('changes-a', async (documentId) => {
      const told = await changedBy(async () => {
        await posts.publish(documentId, postData('changes-b'));
        await posts.save(documentId, postData('thay-doi'), 'vi');
        await posts.publish(documentId, postData('thay-doi'), 'vi');
      });
      expect(told).toEqual([{ type: POST, documentId }]);
    }));

  it('a post that is taken back, and one that is deleted', () =>
    withPost('changes-back', async (documentId) => {
      expect(await changedBy(() => posts.unpublish(documentId))).toEqual([{ type: POST, documentId }]);
      await posts.publish(documentId, postData('changes-back'));
      expect(await changedBy(() => posts.remove(documentId))).toEqual([{ type: POST, documentId }]);
    }));

  it('an option, which has no drafts, with its first save', async () => {
    const options = contentManager('api::option.option');
    let documentId = '';
    const told = await changedBy(async () => {
      documentId = (await options.create({ title: 'A blog', basic_price: 1_000_000 })).body.data.documentId;
    });
    expect(told).toEqual([{ type: 'api::option.option', documentId }]);
    await options.remove(documentId);
  });

  it('the copy of an option, and not of what it was copied from', async () => {
    const options = contentManager('api::option.option');
    const option = { title: 'A blog', basic_price: 1_000_000 };
    const from = (await options.create(option)).body.data.documentId;
    let copy = '';
    const told = await changedBy(async () => {
      const path = `/content-manager/collection-types/api::option.option/clone/${from}`;
      copy = (await asAdmin<{ data: { documentId: string } }>(path, 'POST', option)).body.data.documentId;
    });
    expect(copy).not.toBe(from);
    expect(told).toEqual([{ type: 'api::option.option', documentId: copy }]);
    for (const documentId of [copy, from]) await options.remove(documentId);
  });
});

it('the build is told of no draft, and of nothing when nothing was changed', () =>
  withPost('changes-draft', async (documentId) => {
    expect(await changedBy(() => posts.save(documentId, postData('changes-drafted')))).toEqual([]);
    expect(await changedBy(() => Promise.resolve())).toEqual([]);
  }));

it.each([undefined, 'of-another-database', '', '1', "' or 1=1"])(
  'whoever asks since %p is told that it may be anything',
  async (since) => {
    const { mark, documents } = await changes(since && encodeURIComponent(since));
    expect(documents).toBeNull();
    expect((await changes(mark)).documents).toEqual([]);
  },
);
