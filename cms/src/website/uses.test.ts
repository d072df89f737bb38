import { type Row, fakeDocuments } from '../../tests/support/fakeDocuments';
import { usesOf } from './uses';

const AUTHOR = 'api::author.author';
const site = { read: true };
const relation = { type: 'relation', target: AUTHOR };
const contentTypes = {
  post: { uid: 'post', attributes: { user: relation, title: { type: 'string' } }, pluginOptions: { site } },
  note: { uid: 'note', attributes: { user: relation } },
  [AUTHOR]: {
    uid: AUTHOR,
    attributes: { posts: { type: 'relation', target: 'post', mappedBy: 'user' } },
    pluginOptions: { site },
  },
};

it('an author is used by each published post of his once, in however many languages it is', async () => {
  const row = (id: number, documentId: string, more: object = {}): Row => ({
    ...{ id, documentId, user: { documentId: 'ngoc' }, publishedAt: '2026-01-01' },
    ...more,
  });
  const rows = [row(1, 'a'), row(2, 'a'), row(3, 'b'), row(4, 'c', { publishedAt: null })];
  const { strapi } = fakeDocuments(rows, { contentTypes });
  const asked: object[] = [];
  const query = (uid: string) => ({
    findMany: async ({ where }: { where: { user: object } }) => {
      asked.push({ uid, ...where });
      return rows.filter(({ publishedAt }) => publishedAt !== null);
    },
  });
  Object.assign(strapi, { contentTypes, db: { query } });
  expect(await usesOf(strapi, AUTHOR, 'ngoc')).toBe(2);
  expect(asked).toEqual([{ uid: 'post', user: { documentId: 'ngoc' }, publishedAt: { $notNull: true } }]);
});

it('an entry is not in use by its own languages, nor by itself', async () => {
  const own = { type: 'relation', target: 'post' };
  const post = { uid: 'post', attributes: { localizations: own, related: own }, pluginOptions: { site } };
  const { strapi } = fakeDocuments([], { contentTypes: { post } });
  const asked: object[] = [];
  const query = () => ({
    findMany: async ({ where }: { where: object }) => {
      asked.push(Object.keys(where));
      return [{ documentId: 'a' }, { documentId: 'b' }];
    },
  });
  Object.assign(strapi, { contentTypes: { post }, db: { query } });
  expect(await usesOf(strapi, 'post', 'a')).toBe(1);
  expect(asked).toEqual([['related', 'publishedAt']]);
});
