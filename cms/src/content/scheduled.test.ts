import { POST, liveOnly } from './scheduled';

const TAG = 'api::blog-tag.blog-tag';
const now = new Date('2026-11-24T02:00:00.000Z');
const live = { defaultPublishedDate: { $lte: now.toISOString() } };

const targets = new Map([
  [`${POST} localizations`, POST],
  [`${POST} tags`, TAG],
  [`${TAG} dicomBlogs`, POST],
]);
const targetOf = (uid: string, name: string): string | undefined => targets.get(`${uid} ${name}`);

const asked = (params: { filters?: unknown; populate?: unknown }, uid: string) => {
  const own = { ...params };
  liveOnly(own, uid, targetOf, now);
  return own;
};

describe('what is asked leaves out posts of the future', () => {
  it('of posts, whatever else they are asked for', () => {
    expect(asked({}, POST).filters).toEqual(live);
    expect(asked({ filters: { slug: 'x' } }, POST).filters).toEqual({ $and: [{ slug: 'x' }, live] });
  });

  it('among the languages of a post, and in its tags', () => {
    const populate = { localizations: { fields: ['slug'] }, tags: { populate: { dicomBlogs: true } } };
    expect(asked({ populate }, POST).populate).toEqual({
      localizations: { fields: ['slug'], filters: live },
      tags: { populate: { dicomBlogs: { filters: live } } },
    });
  });

  it('in filters through a relation, also inside $or, but not where there is to be none', () => {
    const some = { dicomBlogs: { documentId: { $notNull: 'true' } } };
    const with$or = asked({ filters: { $or: [some, { title: 'x' }] } }, TAG).filters;
    expect(with$or).toEqual({
      $or: [{ dicomBlogs: { documentId: { $notNull: 'true' }, ...live } }, { title: 'x' }],
    });
    const none = { dicomBlogs: { documentId: { $notNull: 'false' } } };
    expect(asked({ filters: none }, TAG).filters).toEqual(none);
  });
});
