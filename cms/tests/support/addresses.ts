/** Calls from many addresses, where the test's own is a trusted proxy: TRUSTED_PROXIES is 127.0.0.1. */
import { currentRun } from './run';

/** Calls the CMS as if from `address`. */
export const from = (address: string, target: string, method = 'GET', body?: object): Promise<Response> =>
  fetch(`${currentRun().url}${target}`, {
    method,
    headers: { 'x-forwarded-for': address, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** The statuses of so many calls, one after the other. */
export const statuses = async (
  count: number,
  work: (index: number) => Promise<{ status: number }>,
): Promise<number[]> => {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await work(index)).status);
  return found;
};

export const repeat = (count: number, status: number): number[] => Array<number>(count).fill(status);
