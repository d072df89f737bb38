/**
 * What the form of an entry sends with a save, and reads anew after it.
 *
 * @jest-environment jsdom
 */
import { keepWritten } from './keepWritten';
import { rememberReadAt } from './readAt';
import { keepWriting, offerOf, offerWhatWasLeft } from './unsaved';

type Tags = (result: unknown, error: unknown, subject: object, meta?: unknown) => unknown;

interface Call {
  query?: (subject: object) => object;
  invalidatesTags?: unknown;
  onQueryStarted?: (subject: object, api: { queryFulfilled: Promise<unknown> }) => Promise<void>;
  transformErrorResponse?: (error: object) => unknown;
}

const mockEndpoints: Record<string, (call: Call) => void> = {};

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    adminApi: {
      enhanceEndpoints: ({ endpoints }: { endpoints: object }) => Object.assign(mockEndpoints, endpoints),
    },
  }),
  { virtual: true },
);

const subject = { model: 'api::dicom-blog.dicom-blog', documentId: 'd1', params: { locale: 'vi' } };
const shown = { model: subject.model, documentId: 'd1', locale: 'vi' };

const changed = (call: Call): { tags: Tags; send: () => object | undefined } => {
  mockEndpoints.publishDocument?.(call);
  return { tags: call.invalidatesTags as Tags, send: () => call.query?.(subject) };
};

beforeAll(keepWritten);
beforeEach(() => rememberReadAt(shown, undefined));

it('a save that was refused, or did not come through, reads nothing anew, so that what was written stays', () => {
  const { tags } = changed({ invalidatesTags: () => ['Document'] });
  expect(tags(undefined, { name: 'ValidationError' }, subject)).toEqual([]);
  expect(tags(undefined, { name: 'TypeError', message: 'Failed to fetch' }, subject)).toEqual([]);
});

it('what was offered to be put back is forgotten when the entry is saved, and not before', () => {
  const own = { ...shown, editor: '1' };
  const changes = { fields: { title: 'Mùa sen' }, lost: [] };
  keepWriting(own, changes);
  offerWhatWasLeft(own);
  const { tags } = changed({ invalidatesTags: [] });
  for (const status of [400, 401, 500]) tags(undefined, { status }, subject);
  tags({ data: {} }, undefined, { ...subject, params: { locale: 'en' } });
  expect(offerOf(own)).toEqual(changes);
  tags({ data: {} }, undefined, subject);
  expect(offerOf(own)).toBeUndefined();
});

it('a save that was taken reads what it read before', () => {
  const before = jest.fn(() => ['Document', 'Relations']);
  expect(changed({ invalidatesTags: before }).tags({ data: {} }, undefined, subject, 'meta')).toEqual([
    'Document',
    'Relations',
  ]);
  expect(before).toHaveBeenCalledWith({ data: {} }, undefined, subject, 'meta');
  expect(changed({ invalidatesTags: ['Document'] }).tags({}, undefined, subject)).toEqual(['Document']);
});

it('a save says when the entry was saved that the form shows, its own last save included', () => {
  const query = () => ({ url: '/a', config: { params: { locale: 'vi' } } });
  const { send, tags } = changed({ query, invalidatesTags: [] });
  expect(send()).toEqual({ url: '/a', config: { params: { locale: 'vi' } } });
  rememberReadAt(shown, '2026-11-26T10:00:00.000Z');
  const sent = (at: string) => ({
    url: '/a',
    config: { params: { locale: 'vi' }, headers: { 'x-entry-saved-at': at } },
  });
  expect(send()).toEqual(sent('2026-11-26T10:00:00.000Z'));
  tags({ data: { updatedAt: '2026-11-26T10:00:01.000Z' } }, undefined, subject);
  expect(send()).toEqual(sent('2026-11-26T10:00:01.000Z'));
});

describe('the form of a save that is not taken', () => {
  const save = (call: Call): Call => {
    mockEndpoints.updateDocument?.(call);
    return call;
  };

  it.each([
    { status: 400, name: 'ApplicationError', message: 'Somebody saved this.', details: { a: 1 } },
    { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
    { name: 'TypeError', message: 'Failed to fetch' },
  ])('stays unsaved, as Strapi does for the errors of a field: $message', (error) => {
    const { transformErrorResponse } = save({});
    expect(transformErrorResponse?.(error)).toEqual({ ...error, name: 'ValidationError', details: null });
    const ofField = { name: 'ValidationError', message: 'No', details: { errors: [{ path: ['title'] }] } };
    expect(transformErrorResponse?.(ofField)).toBe(ofField);
  });

  it('is not told that it was, and shows it no earlier than it is', async () => {
    const shown = jest.fn(() => Promise.resolve());
    const { onQueryStarted } = save({ onQueryStarted: shown });
    await onQueryStarted?.(subject, { queryFulfilled: Promise.reject(new Error('refused')) });
    expect(shown).not.toHaveBeenCalled();
    const taken = { queryFulfilled: Promise.resolve({}) };
    const told = onQueryStarted?.(subject, taken);
    expect(shown).not.toHaveBeenCalled();
    await told;
    expect(shown).toHaveBeenCalledWith(subject, taken);
  });
});

it('saving and publishing are such calls', () => {
  expect(Object.keys(mockEndpoints)).toEqual(['createDocument', 'updateDocument', 'publishDocument']);
});
