import type { Core } from '@strapi/strapi';

type Transaction = (work: (given: never) => Promise<unknown>) => Promise<unknown>;

/** Lets every COMMIT be answered with an error, whether it was `done` or not, as where a connection breaks. */
export const failCommit = (strapi: Core.Strapi, error: Error, what: 'done' | 'undone'): void => {
  const transaction = strapi.db.transaction.bind(strapi.db) as unknown as Transaction;
  const done: Transaction = async (work) => {
    await transaction(work);
    throw error;
  };
  const undone: Transaction = (work) =>
    transaction(async (given) => {
      await work(given);
      throw error;
    });
  const failing = what === 'done' ? done : undone;
  // Strapi's own queries join a transaction without work of their own.
  const any = (work?: Parameters<Transaction>[0]): Promise<unknown> =>
    work ? failing(work) : (transaction as () => Promise<unknown>)();
  jest.spyOn(strapi.db, 'transaction').mockImplementation(any as never);
};
