/** The view count (docs/specification/calls.md, 'View count'). */
import { type Entry, call } from './support/api';
import { draftPost, postData, posts, revision, visiblePost, withPost } from './support/posts';

const count = (documentId: string, json: unknown = { data: { views: 1 } }, query = '?locale=en') =>
  call<{ data: Entry; error?: { message: string } }>(`/api/dicom-blogs/${documentId}${query}`, {
    method: 'PUT',
    json,
  });

describe('PUT /dicom-blogs/{documentId}', () => {
  it('adds one, whatever number is sent, and answers the new count', () =>
    withPost('views-one', async (documentId) => {
      const { status, body } = await count(documentId, { data: { views: 9000 } });
      expect(status).toBe(200);
      expect(body.data).toEqual({ documentId, views: 1 });
      expect((await count(documentId, { data: { views: 0 } })).body.data.views).toBe(2);
      expect((await visiblePost('views-one'))?.views).toBe(2);
    }));

  it('counts every one of a hundred views at once, each with a number of its own', () =>
    withPost('views-many', async (documentId) => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => count(documentId)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
      const counts = answers.map(({ body }) => Number(body.data.views)).sort((a, b) => a - b);
      expect(counts).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
      expect((await visiblePost('views-many'))?.views).toBe(100);
    }));

  it('loses no view to a post that is published meanwhile', () =>
    withPost('views-publish', async (documentId) => {
      const publishAgain = async (): Promise<void> => {
        for (let time = 0; time < 8; time += 1) await posts.publish(documentId, postData('views-publish'));
      };
      let publishing = true;
      let counted = 0;
      const visit = async (): Promise<void> => {
        while (publishing) {
          const { status } = await count(documentId);
          if (status === 200) counted += 1;
        }
      };
      const visitors = Array.from({ length: 6 }, visit);
      await publishAgain().finally(() => (publishing = false));
      await Promise.all(visitors);
      expect(counted).toBeGreaterThan(10);
      expect((await visiblePost('views-publish'))?.views).toBe(counted);
    }));

  it('touches no other field, not even updatedAt', () =>
    withPost('views-quiet', async (documentId) => {
      const before = await visiblePost('views-quiet');
      await count(documentId);
      expect(await visiblePost('views-quiet')).toEqual({ ...before, views: 1 });
    }));

  it('raises no revision, so that no rebuild follows', () =>
    withPost('views-revision', async (documentId) => {
      const before = await revision();
      await count(documentId);
      expect(await revision()).toBe(before);
    }));

  it('keeps one count for both languages and for the draft', () =>
    withPost('views-both', async (documentId) => {
      await count(documentId);
      await posts.save(documentId, postData('luot-xem'), 'vi');
      await posts.publish(documentId, postData('luot-xem'), 'vi');
      await count(documentId, { data: { views: 0 } }, '?locale=vi');
      expect((await visiblePost('views-both'))?.views).toBe(2);
      expect((await visiblePost('luot-xem', 'vi'))?.views).toBe(2);
      expect((await draftPost('luot-xem', 'vi'))?.views).toBe(2);
    }));

  it('is not overwritten by a form that was opened before the views came in', () =>
    withPost('views-stale', async (documentId) => {
      await count(documentId);
      await count(documentId);
      await posts.publish(documentId, postData('views-stale', { views: 0 }));
      expect((await visiblePost('views-stale'))?.views).toBe(2);
    }));

  it.each([
    ['a field besides views', { data: { views: 1, title: 'Hacked' } }],
    ['a key besides data', { data: { views: 1 }, status: 'draft' }],
    ['a text for the number', { data: { views: '1' } }],
    ['a fraction', { data: { views: 1.5 } }],
    ['a negative number', { data: { views: -1 } }],
    ['no number', { data: {} }],
    ['a list', { data: [{ views: 1 }] }],
    ['an empty body', {}],
    ['null', { data: null }],
  ])('refuses %s with 400 and counts nothing', (_words, json) =>
    withPost('views-refused', async (documentId) => {
      const { status } = await count(documentId, json);
      expect(status).toBe(400);
      expect(await visiblePost('views-refused')).toMatchObject({ title: 'Post views-refused', views: 0 });
    }),
  );

  it.each(['?locale=en&fields=title', '?status=published', '?locale[0]=en', '?locale=%00', '?locale=*'])(
    'refuses the parameters %s',
    (query) =>
      withPost('views-query', async (documentId) => {
        expect((await count(documentId, { data: { views: 1 } }, query)).status).toBe(400);
      }),
  );

  it('answers 404 for a draft, for a language without a published version and for an unknown post', () =>
    withPost('views-missing', async (documentId) => {
      expect((await count(documentId, { data: { views: 1 } }, '?locale=vi')).status).toBe(404);
      await posts.unpublish(documentId);
      expect((await count(documentId)).status).toBe(404);
      expect((await draftPost('views-missing'))?.views).toBe(0);
      for (const strange of ['nosuchdocument', '%00', 'a%00b', "a'b"])
        expect((await count(strange)).status).toBe(404);
    }));
});
