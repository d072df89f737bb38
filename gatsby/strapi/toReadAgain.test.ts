import type { ContentModel } from './contentModels';
import { filterOf, renewed, toReadAgain } from './toReadAgain';

const model = (uid: string, attributes: ContentModel['attributes'] = {}): ContentModel => ({
  ...{ uid, kind: 'collectionType', displayName: uid, singularName: uid, pluralName: `${uid}s` },
  ...{ localised: true, draftAndPublish: true, attributes },
});
const post = model('post', {
  title: { type: 'string' },
  tags: { type: 'relation', target: 'tag' },
  author: { type: 'relation', target: 'author' },
});
const tag = model('tag', { title: { type: 'string' } });
const models = [post, tag, model('author')];
const entry = (documentId: string, more = {}) => ({ documentId, locale: 'en', ...more });
const to = (documentId: string) => ({ documentId });

describe('what of a type is read again', () => {
  it('is nothing when what changed has nothing to do with it', () => {
    expect(toReadAgain(tag, [entry('a')], [{ type: 'post', documentId: 'doors' }], models)).toBeUndefined();
  });

  it('is what changed, each once', () => {
    const changed = ['doors', 'doors', 'gates'].map((documentId) => ({ type: 'post', documentId }));
    expect(toReadAgain(post, [], changed, models)).toEqual({
      documentIds: ['doors', 'gates'],
      leadingTo: [],
    });
  });

  it('is also what led to it, and what leads to it now', () => {
    const held = [
      entry('doors', { tags: [to('wood'), to('steel')] }),
      entry('gates', { tags: [], author: to('an') }),
      entry('walls', { tags: null }),
    ];
    const changed = [
      { type: 'tag', documentId: 'steel' },
      { type: 'author', documentId: 'an' },
    ];
    expect(toReadAgain(post, held, changed, models)).toEqual({
      documentIds: ['doors', 'gates'],
      leadingTo: [
        { field: 'tags', documentIds: ['steel'] },
        { field: 'author', documentIds: ['an'] },
      ],
    });
  });

  it('is everything when that would be too much to name', () => {
    const changed = Array.from({ length: 60 }, (_, id) => ({ type: 'post', documentId: `${id}` }));
    expect(toReadAgain(post, [], changed, models)).toBeNull();
    const held = changed.map(({ documentId }) => entry(documentId, { author: to('an') }));
    expect(toReadAgain(post, held, [{ type: 'author', documentId: 'an' }], models)).toBeNull();
  });

  it('is everything when a part of it, however deep, leads to what changed', () => {
    const parts = [
      model('outer', { inner: { type: 'component', component: 'inner' } }),
      model('inner', { tag: { type: 'relation', target: 'tag' } }),
    ];
    const page = model('page', { parts: { type: 'component', component: 'outer' } });
    const all = [...models, ...parts, page];
    expect(toReadAgain(page, [], [{ type: 'tag', documentId: 'a' }], all)).toBeNull();
    expect(toReadAgain(page, [], [{ type: 'post', documentId: 'a' }], all)).toBeUndefined();
  });
});

it('it is asked for by its ids, and by what it leads to', () => {
  expect(filterOf({ documentIds: ['a', 'b'], leadingTo: [{ field: 'tags', documentIds: ['c'] }] })).toEqual({
    $or: [{ documentId: { $in: ['a', 'b'] } }, { tags: { documentId: { $in: ['c'] } } }],
  });
  expect(filterOf({ documentIds: [], leadingTo: [{ field: 'tags', documentIds: ['c'] }] })).toEqual({
    $or: [{ tags: { documentId: { $in: ['c'] } } }],
  });
});

describe('what was held', () => {
  const vi = (documentId: string, more = {}) => ({ documentId, locale: 'vi', ...more });
  const again = { documentIds: ['a', 'b'], leadingTo: [] };

  it('stays in its order, with what was read again in its place and what is new behind', () => {
    const held = [entry('z'), entry('a'), vi('a'), entry('b')];
    const read = [entry('n'), vi('a', { title: 'A' }), entry('b', { title: 'B' }), entry('a')];
    expect(renewed(held, again, read)).toEqual([
      entry('z'),
      entry('a'),
      vi('a', { title: 'A' }),
      entry('b', { title: 'B' }),
      entry('n'),
    ]);
  });

  it('loses the documents, and the languages of them, that did not come again', () => {
    expect(renewed([entry('a'), vi('a'), entry('b')], again, [vi('a')])).toEqual([vi('a')]);
  });

  it('keeps the other languages of what came for what it leads to', () => {
    const held = [entry('c'), vi('c')];
    expect(renewed(held, again, [entry('c', { title: 'C' })])).toEqual([entry('c', { title: 'C' }), vi('c')]);
  });
});
