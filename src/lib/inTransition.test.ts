/** @jest-environment jsdom */
import { inTransition } from './inTransition';

jest.mock('./wantsCalm', () => ({ wantsCalm: () => false }));

const begin = (ready: Promise<void>) => {
  const finished = Promise.resolve();
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      change();
      return { ready, finished };
    },
  });
  return finished;
};
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

describe('a change that the browser leads to', () => {
  it('is made, and says when the way is over', async () => {
    const finished = begin(Promise.resolve());
    const change = jest.fn();
    expect(inTransition(change)).toBe(finished);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('fails nowhere where another one begins before it is shown', async () => {
    const ready = Promise.reject<void>(new DOMException('Transition was skipped', 'AbortError'));
    const caught = jest.spyOn(ready, 'catch');
    begin(ready);
    await inTransition(() => undefined);
    expect(caught).toHaveBeenCalledTimes(1);
  });

  it('is made at once where the browser leads nowhere', () => {
    const change = jest.fn();
    expect(inTransition(change)).toBeNull();
    expect(change).toHaveBeenCalledTimes(1);
  });
});
