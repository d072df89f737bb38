/** Storing a submission: all of it or nothing, once for a key, once for a captcha. */
import { failCommit } from '../../../tests/support/failCommit';
import { startIntakeDatabase } from '../../../tests/support/intakeDatabase';
import { Refusal } from '../request/refusal';
import { newId } from './newId';
import {
  findAnswered,
  hashBody,
  type NewSubmission,
  UnknownOutcome,
  storeSubmission,
} from './storeSubmission';
import { KEYS, PROOFS } from './tables';
import { DELIVERY, SUBMISSION } from './types';

let cms: Awaited<ReturnType<typeof startIntakeDatabase>>;
beforeAll(async () => {
  cms = await startIntakeDatabase();
});
afterEach(() => cms.clear());
afterAll(() => cms.stop());

const KEY = { value: '7c2a3f3e-1111-4222-8333-444455556666', bodyHash: 'hash' };
const PROOF = { token: 'question:1', expiresAt: 4_000_000_000_000 };

const submission = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  form: 'contact',
  values: { name: 'Linh Tran', email: 'linh@example.com', lang: 'vn', message: 'Hello' },
  files: [{ key: 'k', name: 'cv.pdf', size: 3, sha256: 'x' }],
  channels: ['mail', 'confirmation'],
  ...changes,
});

const store = (changes?: Partial<NewSubmission>) => storeSubmission(cms.strapi, submission(changes));

const stored = async () => (await cms.rows(SUBMISSION)).length;

const refused = (status: number, errors = {}) => expect.objectContaining({ status, errors });

describe('a submission', () => {
  it('is stored with what is to be sent for it', async () => {
    const { id, isNew } = await store();
    expect(isNew).toBe(true);
    expect(await cms.rows(SUBMISSION)).toEqual([
      expect.objectContaining({
        documentId: id,
        form: 'contact',
        lang: 'vn',
        name: 'Linh Tran',
        email: 'linh@example.com',
        fields: submission().values,
        files: submission().files,
        createdAt: expect.anything(),
      }),
    ]);
    expect(await cms.rows(DELIVERY, ['submission'])).toEqual(
      ['mail', 'confirmation'].map((channel) =>
        expect.objectContaining({
          channel,
          state: 'waiting',
          attempts: 0,
          submission: expect.objectContaining({ documentId: id }),
        }),
      ),
    );
  });

  it('leaves nothing behind when its captcha was used before', async () => {
    await store({ proof: PROOF });
    await expect(store({ proof: PROOF, key: KEY })).rejects.toEqual(refused(400, { captcha: 'invalid' }));
    expect(await stored()).toBe(1);
    expect(await cms.rows(DELIVERY)).toHaveLength(2);
    expect(await cms.table(KEYS)).toEqual([]);
  });

  it('is not refused for the captcha of another one', async () => {
    await store({ proof: PROOF });
    await expect(store({ proof: { ...PROOF, token: 'question:2' } })).resolves.toMatchObject({ isNew: true });
  });

  it('is refused by the index alone when two captchas were looked for at the same moment', async () => {
    await store({ proof: PROOF });
    const { getConnection } = cms.strapi.db;
    const lookedTooEarly = { transacting: () => ({ where: () => ({ first: async () => undefined }) }) };
    let looks = 0;
    jest.spyOn(cms.strapi.db, 'getConnection').mockImplementation(((name: string) => {
      if (name === PROOFS) looks += 1;
      return name === PROOFS && looks === 1 ? lookedTooEarly : getConnection.call(cms.strapi.db, name);
    }) as typeof getConnection);
    await expect(store({ proof: PROOF })).rejects.toEqual(refused(400, { captcha: 'invalid' }));
    jest.restoreAllMocks();
    expect(await stored()).toBe(1);
  });

  it('remembers its captcha until that ends by itself', async () => {
    await store({ proof: PROOF });
    expect(await cms.table(PROOFS)).toEqual([
      expect.objectContaining({ token: PROOF.token, expires_at: PROOF.expiresAt }),
    ]);
  });

  it('fails as the database fails', async () => {
    const rename = (from: string, to: string) => cms.strapi.db.connection.schema.renameTable(from, to);
    await rename('deliveries', 'elsewhere');
    await expect(store({ key: KEY, proof: PROOF })).rejects.not.toBeInstanceOf(Refusal);
    await rename('elsewhere', 'deliveries');
    expect(await stored()).toBe(0);
  });
});

describe('a COMMIT that is answered with an error', () => {
  afterEach(() => jest.restoreAllMocks());

  const SQLITE = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
  const POSTGRES = new Error('Connection terminated unexpectedly');

  it.each([
    ['SQLite', SQLITE],
    ['PostgreSQL', POSTGRES],
  ])('of %s, and that was done, stored the submission', async (_database, error) => {
    failCommit(cms.strapi, error, 'done');
    const { id, isNew } = await store({ key: KEY, proof: PROOF });
    expect(isNew).toBe(true);
    jest.restoreAllMocks();
    expect(await cms.rows(SUBMISSION)).toEqual([expect.objectContaining({ documentId: id })]);
    expect(await findAnswered(cms.strapi, KEY)).toBe(id);
  });

  it.each([
    ['SQLite', SQLITE],
    ['PostgreSQL', POSTGRES],
  ])('of %s, and that was not done, leaves it open: it may be done later', async (_database, error) => {
    failCommit(cms.strapi, error, 'undone');
    await expect(store({ key: KEY })).rejects.toMatchObject({ cause: error });
    expect(await stored()).toBe(0);
  });

  it('leaves it open as well where the database cannot be asked', async () => {
    failCommit(cms.strapi, POSTGRES, 'done');
    const { query } = cms.strapi.db;
    jest.spyOn(cms.strapi.db, 'query').mockImplementation(((uid: never) => {
      const rows = query.call(cms.strapi.db, uid);
      return Object.assign(Object.create(rows), { findOne: () => Promise.reject(POSTGRES) });
    }) as never);
    await expect(store()).rejects.toBeInstanceOf(UnknownOutcome);
    jest.restoreAllMocks();
    expect(await stored()).toBe(1);
  });

  it('is no other error: what fails before it stored nothing', async () => {
    await store({ proof: PROOF });
    failCommit(cms.strapi, POSTGRES, 'done');
    await expect(store({ proof: PROOF })).rejects.toEqual(refused(400, { captcha: 'invalid' }));
  });
});

describe('the same key', () => {
  it('with the same body gives the first answer, and stores nothing', async () => {
    const first = await store({ key: KEY });
    expect(await store({ key: KEY })).toEqual({ id: first.id, isNew: false });
    expect(await stored()).toBe(1);
    expect(await cms.rows(DELIVERY)).toHaveLength(2);
  });

  it('with the same captcha gives the first answer as well: a retry brings that of the first try', async () => {
    const first = await store({ key: KEY, proof: PROOF });
    expect(await store({ key: KEY, proof: PROOF })).toEqual({ id: first.id, isNew: false });
  });

  it('five times at once is one submission', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => store({ key: KEY, proof: PROOF })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await stored()).toBe(1);
  });

  it('with another body is refused with 409', async () => {
    await store({ key: KEY });
    await expect(store({ key: { ...KEY, bodyHash: 'other' } })).rejects.toEqual(refused(409));
    expect(await stored()).toBe(1);
  });
});

it('the same captcha at once is taken once', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => store({ proof: PROOF })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused(400, { captcha: 'invalid' }));
});

describe('what was answered to a key', () => {
  it('is nothing while it is new', async () => {
    expect(await findAnswered(cms.strapi, KEY)).toBeUndefined();
  });

  it('is the id of the submission', async () => {
    await store({ key: { value: 'another key', bodyHash: 'hash' } });
    const { id } = await store({ key: KEY });
    expect(await findAnswered(cms.strapi, KEY)).toBe(id);
    await expect(findAnswered(cms.strapi, { ...KEY, bodyHash: 'other' })).rejects.toEqual(refused(409));
  });
});

it.each([
  [KEYS, { key: 'a', body_hash: 'x', submission: 'y' }],
  [PROOFS, { token: 'a', expires_at: 1 }],
])('the database itself takes no second row of %s', async (table, row) => {
  await cms.strapi.db.getConnection(table).insert(row);
  await expect(cms.strapi.db.getConnection(table).insert(row)).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_UNIQUE',
  });
  expect(await cms.table(table)).toEqual([expect.objectContaining({ id: expect.any(Number) })]);
});

it('machines that walked into the trap get an id like those of submissions, each another one', () => {
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{23}$/);
  expect(new Set(ids).size).toBe(50);
  expect(ids.join('')).toMatch(/[0-9]/);
});

describe('two bodies are the same', () => {
  const files = [{ name: 'cv.pdf', sha256: 'a' }];
  const hash = hashBody('career', { a: '1', b: '2', c: '3' }, files);

  it('in whatever order their fields come', () => {
    expect(hashBody('career', { c: '3', a: '1', b: '2' }, files)).toBe(hash);
    expect(hashBody('career', { b: '2', c: '3', a: '1' }, files)).toBe(hash);
  });

  it('unless a field, a file, its name or the form differs', () => {
    const others = [
      hashBody('career', { a: '1', b: '2', c: '4' }, files),
      hashBody('career', { a: '1', b: '2' }, files),
      hashBody('career', { a: '1', b: '2', c: '3' }, []),
      hashBody('career', { a: '1', b: '2', c: '3' }, [{ name: 'cv.pdf', sha256: 'b' }]),
      hashBody('career', { a: '1', b: '2', c: '3' }, [{ name: 'vc.pdf', sha256: 'a' }]),
      hashBody('quote', { a: '1', b: '2', c: '3' }, files),
    ];
    expect(new Set([hash, ...others]).size).toBe(7);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
