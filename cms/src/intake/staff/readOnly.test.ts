/** What visitors sent stays as they sent it. */
import type { Core } from '@strapi/strapi';

import { startIntakeDatabase } from '../../../tests/support/intakeDatabase';
import type { PrivateFiles } from '../files/privateFiles';
import { storeSubmission } from '../store/storeSubmission';
import { KEYS } from '../store/tables';
import { DELIVERY, SUBMISSION } from '../store/types';
import { registerFieldsView } from './fieldsView';
import { offerNoWrites } from './permissions';
import { keepReadOnly } from './readOnly';

const remove = jest.fn(() => Promise.resolve());

let cms: Awaited<ReturnType<typeof startIntakeDatabase>>;
beforeAll(async () => {
  cms = await startIntakeDatabase();
  keepReadOnly(cms.strapi, { remove } as unknown as PrivateFiles);
});
beforeEach(() => remove.mockClear());
afterEach(() => cms.clear());
afterAll(() => cms.stop());

/** What an action of the admin comes to: the database does it when it is let through. */
const act = (
  uid: string,
  action: string,
  documentId = 'x',
  next: () => Promise<unknown> = async () => 'done',
) => cms.middlewares[0]?.({ uid, action, params: { documentId } }, next);

describe('in the admin', () => {
  it.each([SUBMISSION, DELIVERY])('nothing of %s is written', async (uid) => {
    for (const action of ['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft']) {
      const next = jest.fn();
      await expect(act(uid, action, 'x', next)).rejects.toThrow('What visitors sent is not edited.');
      expect(next).not.toHaveBeenCalled();
    }
  });

  it.each([SUBMISSION, DELIVERY])('%s can be read, counted and deleted', async (uid) => {
    for (const action of ['findOne', 'findMany', 'count', 'delete'])
      expect(await act(uid, action)).toBe('done');
  });

  it('other types are written as ever', async () => {
    expect(await act('api::showcase.showcase', 'update')).toBe('done');
  });
});

describe('a submission that is deleted', () => {
  const store = async (key: string) => {
    const { id } = await storeSubmission(cms.strapi, {
      form: 'career',
      values: { email: 'linh@example.com', lang: 'en' },
      files: [{ key: `file of ${key}`, name: 'cv.pdf', size: 1, sha256: 'x' }],
      channels: ['mail'],
      key: { value: key, bodyHash: 'hash' },
    });
    return id;
  };

  it('takes its deliveries, its key and its files along, and those of no other', async () => {
    const [kept, gone] = [await store('second'), await store('first')];
    const next = () => cms.strapi.db.query(SUBMISSION).delete({ where: { documentId: gone } });
    expect(await act(SUBMISSION, 'delete', gone, next)).toMatchObject({ documentId: gone });
    expect(remove.mock.calls).toEqual([[[expect.objectContaining({ key: 'file of first' })]]]);
    expect((await cms.rows(SUBMISSION)).map(({ documentId }) => documentId)).toEqual([kept]);
    expect(await cms.rows(DELIVERY, ['submission'])).toEqual([
      expect.objectContaining({ submission: expect.objectContaining({ documentId: kept }) }),
    ]);
    expect((await cms.table(KEYS)).map(({ key }) => key)).toEqual(['second']);
  });

  it('keeps everything when it cannot be deleted', async () => {
    const id = await store('first');
    await expect(act(SUBMISSION, 'delete', id, () => Promise.reject(new Error('locked')))).rejects.toThrow(
      'locked',
    );
    expect(remove).not.toHaveBeenCalled();
    expect(await cms.rows(DELIVERY)).toHaveLength(1);
  });

  it('may have had no files, or be gone already', async () => {
    const { documentId } = await cms.strapi.db
      .query(SUBMISSION)
      .create({ data: { form: 'contact', lang: 'en' } });
    await act(SUBMISSION, 'delete', documentId);
    expect(remove.mock.calls).toEqual([[[]]]);
    await act(SUBMISSION, 'delete', 'nothing');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is what takes them along: reading it takes nothing, nor does a delivery', async () => {
    const id = await store('first');
    await act(SUBMISSION, 'findOne', id);
    await act(DELIVERY, 'delete', id);
    expect(await cms.rows(DELIVERY)).toHaveLength(1);
    const [delivery] = await cms.rows(DELIVERY);
    await act(DELIVERY, 'delete', String(delivery?.documentId));
    expect(remove).not.toHaveBeenCalled();
  });
});

describe('the rights that roles can have', () => {
  let offer: (event: { value: { actionId: string; subjects?: string[] | null } }) => void;
  beforeAll(() => {
    const register = (handler: typeof offer) => {
      offer = handler;
    };
    const hooks = { willRegister: { register } };
    offerNoWrites({ service: () => ({ actionProvider: { hooks } }) } as unknown as Core.Strapi);
  });

  const offered = (name: string, subjects?: string[] | null) => {
    const value = { actionId: `plugin::content-manager.explorer.${name}`, subjects };
    offer({ value });
    return value.subjects;
  };

  it.each(['create', 'update', 'publish'])('to %s are none of what visitors sent', (name) => {
    expect(offered(name, [SUBMISSION, 'api::showcase.showcase', DELIVERY])).toEqual([
      'api::showcase.showcase',
    ]);
    expect(offered(name, undefined)).toBeUndefined();
  });

  it.each(['read', 'delete'])('to %s stay', (name) => {
    expect(offered(name, [SUBMISSION, DELIVERY])).toEqual([SUBMISSION, DELIVERY]);
  });
});

it('the fields of a submission are JSON that the admin shows in its own way', () => {
  const register = jest.fn();
  registerFieldsView({ customFields: { register } } as unknown as Core.Strapi);
  expect(register).toHaveBeenCalledWith({
    name: 'submission-fields',
    type: 'json',
    inputSize: { default: 12, isResizable: false },
  });
});
