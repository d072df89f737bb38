import { EventEmitter } from 'node:events';

import type { Page } from '@playwright/test';

import { settled, watchNetwork } from './settled';

/** A loaded page without a browser, whose requests are events. */
function quietPage(): Page {
  const answers = {
    url: () => 'http://ours.localhost/',
    waitForLoadState: () => Promise.resolve(),
    evaluate: () => Promise.resolve(),
  };
  return Object.assign(new EventEmitter(), answers) as unknown as Page;
}

let page: Page;
let networkIdle: () => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers();
  page = quietPage();
  networkIdle = watchNetwork(page);
});
afterEach(() => {
  jest.useRealTimers();
});

/** Begins to wait for rest. The result says whether it has come. */
function watchRest(): () => boolean {
  let isAtRest = false;
  void settled(page, networkIdle).then(() => (isAtRest = true));
  return () => isAtRest;
}

const say = (event: 'request' | 'requestfinished' | 'requestfailed', request: object) =>
  (page as unknown as EventEmitter).emit(event, request);

it.each(['requestfinished', 'requestfailed'] as const)('comes to rest a second after %s', async (event) => {
  const isAtRest = watchRest();
  const request = {};
  say('request', request);
  await jest.advanceTimersByTimeAsync(5000);
  expect(isAtRest()).toBe(false);
  say(event, request);
  await jest.advanceTimersByTimeAsync(999);
  expect(isAtRest()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isAtRest()).toBe(true);
});

it('begins the second anew with every request, and waits for the last of them', async () => {
  const isAtRest = watchRest();
  const [first, second] = [{}, {}];
  await jest.advanceTimersByTimeAsync(900);
  say('request', first);
  say('request', second);
  say('requestfinished', first);
  await jest.advanceTimersByTimeAsync(1500);
  expect(isAtRest()).toBe(false);
  say('requestfinished', second);
  await jest.advanceTimersByTimeAsync(1000);
  expect(isAtRest()).toBe(true);
});

it('does not wait for a page that has been quiet for a second', async () => {
  await jest.advanceTimersByTimeAsync(1000);
  await expect(settled(page, networkIdle)).resolves.toBeUndefined();
});

it('throws when a page does not come to rest in half a minute', async () => {
  const rest = settled(page, networkIdle);
  const refused = expect(rest).rejects.toThrow('http://ours.localhost/ does not come to rest');
  say('request', {});
  await jest.advanceTimersByTimeAsync(30_000);
  await refused;
});
