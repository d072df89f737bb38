/** What of a form is kept for one who could not save it. */
import { changesOf, together } from './changes';

const attributes = {
  title: { type: 'string' },
  content: { type: 'customField' },
  excerpt: { type: 'text' },
  price: { type: 'integer' },
  isSold: { type: 'boolean' },
  day: { type: 'date' },
  at: { type: 'datetime' },
  picture: { type: 'media' },
  seo: { type: 'component' },
  layouts: { type: 'component' },
  tags: { type: 'relation' },
  secret: { type: 'password' },
};

const read = {
  ...{ title: 'Sen', content: '<p>Sen</p>', excerpt: 'Hoa', price: 3, isSold: false, day: '2026-01-01' },
  ...{ at: '2026-01-01T00:00:00.000Z', picture: { id: 1 }, secret: '' },
  ...{ seo: { id: 7, metaTitle: 'Sen' }, layouts: [{ id: 8, title: 'A' }], tags: { connect: [] } },
};

it('is nothing while it is as it was read, however it is written', () => {
  const values = { ...structuredClone(read), at: new Date(read.at), missing: undefined };
  expect(changesOf(values, { ...read, missing: null }, attributes)).toEqual({ fields: {}, lost: [] });
});

it('is every field that was changed, of whatever kind, emptied ones too', () => {
  const changed = { price: 0, isSold: true, day: null, at: '2027-01-01T00:00:00.000Z', picture: { id: 2 } };
  const values = { ...read, ...changed, excerpt: undefined, content: '' };
  expect(changesOf(values, read, attributes).fields).toEqual({ ...changed, excerpt: null, content: '' });
});

it('is a part of an entry as a whole, without its id: another save may have given it another one', () => {
  const layouts = [
    { id: 8, title: 'B', thumbnail: { id: 5 }, __temp_key__: 'a0' },
    { title: 'C', __temp_key__: 'a1' },
  ];
  const values = { ...read, seo: { id: 7, metaTitle: 'Hoa sen', metaImage: { id: 4 } }, layouts };
  expect(changesOf(values, read, attributes).fields).toEqual({
    seo: { metaTitle: 'Hoa sen', metaImage: { id: 4 } },
    layouts: [
      { title: 'B', thumbnail: { id: 5 }, __temp_key__: 'a0' },
      { title: 'C', __temp_key__: 'a1' },
    ],
  });
  expect(changesOf({ ...read, seo: null }, read, attributes).fields).toEqual({ seo: null });
});

it('is of relations only that they were changed, and of passwords nothing', () => {
  const values = { ...read, tags: { connect: [{ id: 3 }] }, secret: 'sen' };
  expect(changesOf(values, read, attributes)).toEqual({ fields: {}, lost: ['tags'] });
});

it('later changes come over earlier ones, field by field', () => {
  const earlier = { fields: { title: 'A', price: 1 }, lost: ['tags'] };
  const later = { fields: { title: 'B', day: null }, lost: ['tags', 'user'] };
  expect(together(earlier, later)).toEqual({
    fields: { title: 'B', price: 1, day: null },
    lost: ['tags', 'user'],
  });
  expect(together(undefined, later)).toEqual(later);
});
