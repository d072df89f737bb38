/** SQLite as better-sqlite3 gives it, as far as it is used here. */
export interface SqliteConnection {
  pragma: (statement: string) => unknown;
  prepare: (sql: string) => Statement;
}

type Run = (...bindings: unknown[]) => unknown;

interface Statement {
  run: Run;
  all: Run;
}

/** A lock that somebody else holds is waited for as long as SQLite would. */
const WAITS_MS = 5_000;
const LOOKS_EVERY_MS = 20;

const isLocked = (error: unknown): boolean => Reflect.get(Object(error), 'code') === 'SQLITE_BUSY';

const patiently =
  (run: Run): ((...bindings: unknown[]) => unknown) =>
  (...bindings) => {
    const deadline = performance.now() + WAITS_MS;
    const tryAgain = async (): Promise<unknown> => {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
        try {
          return run(...bindings);
        } catch (error) {
          if (!isLocked(error) || performance.now() > deadline) throw error;
        }
      }
    };
    try {
      return run(...bindings);
    } catch (error) {
      if (!isLocked(error)) throw error;
      return tryAgain();
    }
  };

/**
 * Lets a connection wait for a lock of another program without holding up everything else: SQLite itself waits in the
 * one thread that answers all requests. A statement that meets a lock gives a promise, which is what knex awaits.
 *
 * A transaction takes the lock as it begins: one that has read could not write any more once another program has written, and
 * to wait would not help it.
 *
 * @throws (the promises do) SQLITE_BUSY when the lock is still held after five seconds.
 */
export const waitForLock = (connection: SqliteConnection): void => {
  connection.pragma('busy_timeout = 0');
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
    const [run, all] = [statement.run.bind(statement), statement.all.bind(statement)];
    return new Proxy(statement, {
      get: (target, name) => {
        if (name === 'run') return patiently(run);
        if (name === 'all') return patiently(all);
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
};
