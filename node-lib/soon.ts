import limits from '../jest/limits.cjs';

const interval = 10;

/**
 * Waits in a test until something is so.
 *
 * @throws when it is not within the time of a single wait
 */
export async function soon(condition: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + limits.wait;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${limits.wait} ms in vain.`);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
