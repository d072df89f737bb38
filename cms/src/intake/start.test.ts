/** The intake comes to life with the CMS, and ends with it. */
import type { Core } from '@strapi/strapi';

import { startIntakeDatabase } from '../../tests/support/intakeDatabase';
import { MAILBOXES } from '../../tests/support/mailboxes';
import { startMailbox } from '../../tests/support/mailbox';
import { waitFor } from '../../tests/support/waitFor';
import { DELIVERY, SUBMISSION } from './store/types';

const loadIntake = async (env: Record<string, string> = {}) => {
  jest.resetModules();
  const before = process.env;
  process.env = { CAPTCHA_SECRET: 'a secret of sixteen letters', ...MAILBOXES, ...env };
  try {
    return await import('./start');
  } finally {
    process.env = before;
  }
};

describe('what a CMS gets when it is loaded', () => {
  let registerIntake: Awaited<ReturnType<typeof loadIntake>>['registerIntake'];
  beforeAll(async () => {
    ({ registerIntake } = await loadIntake());
  });

  const registered = () => {
    const models: { tableName: string }[] = [];
    const register = jest.fn();
    const strapi = {
      get: () => ({ add: (model: { tableName: string }) => models.push(model) }),
      documents: { use: jest.fn() },
      service: () => ({ actionProvider: { hooks: { willRegister: { register } } } }),
      customFields: { register: jest.fn() },
      server: { routes: jest.fn() },
    };
    registerIntake(strapi as unknown as Core.Strapi);
    return { strapi, models, register };
  };

  it('has its tables, its rules for staff, and the addresses of staff', async () => {
    const { strapi, models, register } = registered();
    expect(models.map(({ tableName }) => tableName)).toEqual(['intake_keys', 'intake_proofs']);
    expect(strapi.documents.use).toHaveBeenCalledTimes(1);
    expect(register).toHaveBeenCalledTimes(1);
    expect(strapi.customFields.register).toHaveBeenCalledTimes(1);
    expect(strapi.server.routes).toHaveBeenCalledWith({
      type: 'admin',
      prefix: '/intake',
      routes: expect.arrayContaining([expect.objectContaining({ path: '/submissions.csv' })]),
    });
  });
});

describe('when it runs', () => {
  let cms: Awaited<ReturnType<typeof startIntakeDatabase>>;
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;
  beforeAll(async () => {
    cms = await startIntakeDatabase();
    mailbox = await startMailbox(0);
  });
  afterEach(() => cms.clear());
  afterAll(async () => {
    await mailbox.stop();
    await cms.stop();
  });

  let intake: Awaited<ReturnType<typeof loadIntake>>;

  const start = async () => {
    intake ??= await loadIntake({ SMTP_PORT: String(mailbox.port) });
    await intake.startIntake(cms.strapi);
    return intake;
  };

  const create = async (createdAt = new Date().toISOString()) => {
    const data = { form: 'contact', lang: 'en', email: 'linh@example.com', fields: {}, files: [], createdAt };
    const { id } = await cms.strapi.db.query(SUBMISSION).create({ data });
    for (const channel of ['mail', 'confirmation'])
      await cms.strapi.db
        .query(DELIVERY)
        .create({ data: { channel, state: 'waiting', attempts: 0, submission: id } });
  };

  const states = async () => (await cms.rows(DELIVERY)).map(({ state }) => state);

  const allSent = () => waitFor(async () => (await states()).every((state) => state === 'sent'), 30_000);

  it('sends what waited, what comes when it is woken, and ends', async () => {
    await create();
    const { wakeWorker, stopIntake } = await start();
    await allSent();
    await create();
    wakeWorker();
    await allSent();
    expect(mailbox.mails.map(({ to }) => to[0]).sort()).toEqual([
      ...['hello@saola.example', 'hello@saola.example', 'linh@example.com', 'linh@example.com'],
    ]);
    await stopIntake();
    await create();
    wakeWorker();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent', 'waiting', 'waiting']);
  });

  it('deletes what is too old at its start, and every day', async () => {
    const old = new Date(Date.now() - 366 * 24 * 60 * 60 * 1000).toISOString();
    const every = jest.spyOn(globalThis, 'setInterval');
    const ended = jest.spyOn(globalThis, 'clearInterval');
    await create(old);
    const { stopIntake } = await start();
    expect(await cms.rows(SUBMISSION)).toEqual([]);
    await stopIntake();
    const daily = every.mock.results.find((_, index) => every.mock.calls[index]?.[1] === 86_400_000);
    expect(ended).toHaveBeenCalledWith(daily?.value);
    const [again, ms] = every.mock.calls.find(([, interval]) => interval === 24 * 60 * 60 * 1000) ?? [];
    expect(ms).toBe(86_400_000);
    await create(old);
    again?.();
    await waitFor(async () => (await cms.rows(SUBMISSION)).length === 0);
    every.mockRestore();
    ended.mockRestore();
  });

  it('goes on when the old cannot be deleted, and says why', async () => {
    const rename = (from: string, to: string) => cms.strapi.db.connection.schema.renameTable(from, to);
    await rename('intake_proofs', 'elsewhere');
    const { stopIntake } = await start();
    await rename('elsewhere', 'intake_proofs');
    expect(cms.logged).toEqual([
      expect.objectContaining({ message: expect.stringContaining('intake_proofs') }),
    ]);
    await stopIntake();
  });

  it('that was never started is woken and stopped in vain', async () => {
    const { wakeWorker, stopIntake } = await loadIntake();
    expect(wakeWorker()).toBeUndefined();
    await expect(stopIntake()).resolves.toBeUndefined();
  });
});
