/** What the form of an entry reads anew after a save. */
import { keepWritten, rereadOnSuccessOnly } from './keepWritten';

const mockEnhance = jest.fn();

jest.mock(
  '@strapi/strapi/admin',
  () => ({ adminApi: { enhanceEndpoints: (changes: object) => mockEnhance(changes) } }),
  { virtual: true },
);

type Tags = (result: unknown, error: unknown, ...more: unknown[]) => unknown;

const tagsOf = (invalidatesTags: unknown): Tags => {
  const call = { invalidatesTags };
  rereadOnSuccessOnly(call);
  return call.invalidatesTags as unknown as Tags;
};

it('a save that was refused, or did not come through, reads nothing anew, so that what was written stays', () => {
  const tags = tagsOf(() => ['Document']);
  expect(tags(undefined, { name: 'ValidationError' }, {})).toEqual([]);
  expect(tags(undefined, { name: 'TypeError', message: 'Failed to fetch' }, {})).toEqual([]);
});

it('a save that was taken reads what it read before', () => {
  const before = jest.fn(() => ['Document', 'Relations']);
  expect(tagsOf(before)({ data: {} }, undefined, { documentId: 'd1' })).toEqual(['Document', 'Relations']);
  expect(before).toHaveBeenCalledWith({ data: {} }, undefined, { documentId: 'd1' });
  expect(tagsOf(['Document'])({}, undefined)).toEqual(['Document']);
});

it('saving and publishing are such calls', () => {
  keepWritten();
  expect(mockEnhance).toHaveBeenCalledWith({
    endpoints: { updateDocument: rereadOnSuccessOnly, publishDocument: rereadOnSuccessOnly },
  });
});
