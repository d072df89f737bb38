import { onAPageOfItsOwn, show } from './firstViewFixture';
import { watchFrames } from './frames';

onAPageOfItsOwn();

/** What the last observer watches, and how something comes near. */
let watched: Set<Element>;
let comeNear: (target: Element, isIntersecting: boolean) => void;
beforeEach(() => {
  watched = new Set();
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void, options: object) {
      comeNear = (target, isIntersecting) => tell([{ isIntersecting, target }]);
      expect(options).toEqual({ rootMargin: '400px' });
    }
    observe = (element: Element) => watched.add(element);
    unobserve = (element: Element) => watched.delete(element);
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const frame = (html: string) => {
  const found = show(html);
  watchFrames();
  return found as HTMLIFrameElement;
};

describe('a frame that waits', () => {
  it('is asked for once, as a visitor comes near, and not before', () => {
    const waiting = frame('<iframe data-test data-src="/banners/car/"></iframe>');
    comeNear(waiting, false);
    expect(waiting).not.toHaveAttribute('src');
    comeNear(waiting, true);
    expect(waiting).toHaveAttribute('src', '/banners/car/');
    expect(watched.size).toBe(0);
  });

  it.each([
    ['is not one that has its address', '<iframe data-test src="/map/"></iframe>'],
    [
      'is not one that was asked for already',
      '<iframe data-test data-src="/banners/car/" src="/banners/car/"></iframe>',
    ],
  ])('%s', (_, html) => {
    frame(html);
    expect(watched.size).toBe(0);
  });
});
