import { type Row, fakeDocuments } from '../../tests/support/fakeDocuments';
import { refuseStaleSaves } from './staleSave';

const POST = 'api::dicom-blog.dicom-blog';
const contentTypes = {
  [POST]: { options: { draftAndPublish: true }, pluginOptions: { i18n: { localized: true } } },
};

const read = '2026-11-26T10:00:00.000Z';
const row = (updatedAt: unknown, more: object = {}): Row => ({
  ...{ id: 1, documentId: 'd1', locale: 'en', publishedAt: null, updatedAt },
  ...more,
});

/** Saves as a form that read the entry then. */
const save = async (rows: Row[], readAt: string, times = 1): Promise<unknown> => {
  const { strapi, request, call } = fakeDocuments(rows, { contentTypes });
  Object.assign(request, { get: () => readAt });
  refuseStaleSaves(strapi);
  const write = () =>
    call({ uid: POST, action: 'update', params: { documentId: 'd1', locale: 'en' } }, 'saved');
  let outcome: unknown;
  for (let time = 0; time < times; time += 1) {
    ({ outcome } = await write());
    rows.forEach((one) => Object.assign(one, { updatedAt: '2026-11-26T10:00:02.000Z' }));
  }
  return outcome;
};

describe('a save', () => {
  it.each([read, new Date(read), Date.parse(read) - 1])(
    'is taken where nobody saved since: %s',
    async (at) => {
      expect(await save([row(at)], read)).toBe('saved');
    },
  );

  it('is refused where somebody saved since the form was read', async () => {
    await expect(save([row('2026-11-26T10:00:00.001Z')], read)).rejects.toThrow(
      'Somebody saved this in the meantime',
    );
  });

  it('is taken where it was another language, or another entry, or what is published', async () => {
    const later = '2026-11-26T10:00:01.000Z';
    const others = [{ locale: 'vi' }, { documentId: 'd2' }, { publishedAt: later }];
    expect(await save([row(read), ...others.map((more) => row(later, more))], read)).toBe('saved');
  });

  it('is taken of who does not say what he read, and of a language that is not written yet', async () => {
    expect(await save([row('2026-11-26T10:00:01.000Z')], '')).toBe('saved');
    expect(await save([], read)).toBe('saved');
  });

  it('is not refused for what the same call wrote before', async () => {
    expect(await save([row(read)], read, 2)).toBe('saved');
  });
});
