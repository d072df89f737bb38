/** What staff can do about deliveries that did not get through. */
import type { Context } from 'koa';

import { startIntakeDatabase } from '../../../tests/support/intakeDatabase';
import { DELIVERY } from '../store/types';
import { deliveryHandlers } from './deliveries';

let cms: Awaited<ReturnType<typeof startIntakeDatabase>>;
const resume = jest.fn();
const paused = jest.fn();
beforeAll(async () => {
  cms = await startIntakeDatabase();
});
beforeEach(() => {
  resume.mockReset();
  paused.mockReset().mockReturnValue(new Map());
});
afterEach(() => cms.clear());
afterAll(() => cms.stop());

/** Calls one of the handlers, for the delivery `id`. */
const call = async (name: keyof ReturnType<typeof deliveryHandlers>, id?: string) => {
  const refuse = (status: number): never => {
    throw Object.assign(new Error('refused'), { status });
  };
  const ctx: { params: object; throw: typeof refuse; body?: unknown } = { params: { id }, throw: refuse };
  try {
    await deliveryHandlers(cms.strapi, { resume, paused })[name](ctx as unknown as Context);
    return { status: 200, body: ctx.body };
  } catch (error) {
    return { status: Number(Reflect.get(Object(error), 'status')), body: undefined };
  }
};

describe('a delivery that is sent again', () => {
  const delivery = (state: string) =>
    cms.strapi.db.query(DELIVERY).create({
      data: {
        channel: 'mail',
        state,
        ...{ attempts: 9, failures: 8, unanswered: 2 },
        firstAttemptAt: '2026-01-01T00:00:00.000Z',
        nextAttemptAt: '2026-01-02T00:00:00.000Z',
      },
    });

  it.each(['parked', 'waiting'])(
    'waits anew with all its time for retries (%s), and the worker is told',
    async (state) => {
      const other = await delivery('parked');
      const { documentId } = await delivery(state);
      const response = await call('retry', documentId);
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ data: { documentId, state: 'waiting' } });
      expect(await cms.rows(DELIVERY)).toEqual([
        expect.objectContaining({ documentId: other.documentId, state: 'parked', attempts: 9 }),
        expect.objectContaining({
          ...{ documentId, state: 'waiting', attempts: 0 },
          ...{ failures: 0, unanswered: 0, firstAttemptAt: null, nextAttemptAt: null },
        }),
      ]);
      expect(resume).toHaveBeenCalledTimes(1);
    },
  );

  it('is never one that was sent', async () => {
    const { documentId } = await delivery('sent');
    expect((await call('retry', documentId)).status).toBe(409);
    expect((await cms.rows(DELIVERY))[0]).toMatchObject({ state: 'sent', attempts: 9 });
    expect(resume).not.toHaveBeenCalled();
  });

  it('is none that does not exist', async () => {
    expect((await call('retry', 'nothing')).status).toBe(404);
  });

  it('may be all that are parked', async () => {
    for (const state of ['parked', 'sent', 'parked', 'waiting']) await delivery(state);
    const response = await call('retryAll');
    expect(response.body).toEqual({ data: { count: 2 } });
    expect((await cms.rows(DELIVERY)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 0],
      ['sent', 9],
      ['waiting', 0],
      ['waiting', 9],
    ]);
    expect(resume).toHaveBeenCalledTimes(1);
  });
});

describe('the state of the channels', () => {
  it('says which one pauses and why, and how much of each is not sent', async () => {
    const why = { since: '2026-01-01T00:00:00.000Z', why: 'down', nextAttemptAt: '2026-01-01T00:00:01.000Z' };
    paused.mockReturnValue(
      new Map([
        ['chat', undefined],
        ['mail', why],
      ]),
    );
    for (const state of ['waiting', 'parked', 'parked', 'sent'])
      await cms.strapi.db.query(DELIVERY).create({ data: { channel: 'mail', state, attempts: 0 } });
    expect((await call('channels')).body).toEqual({
      data: [
        { channel: 'chat', paused: null, waiting: 0, parked: 0 },
        { channel: 'mail', paused: why, waiting: 1, parked: 2 },
      ],
    });
  });
});
