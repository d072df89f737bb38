import { bringFragment } from '../lib/bringFragment';
import { onAPageOfItsOwn, show } from './firstViewFixture';
import { watchFrames } from './frames';

jest.mock('../lib/bringFragment');

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

describe('a place for a part of a fragment', () => {
  const waiting = '<div data-test data-part="footer" data-src="/fragments/latest-en.json"></div>';
  beforeEach(() => jest.mocked(bringFragment).mockReset());

  it('has it brought once, as a visitor comes near', () => {
    const place = frame(waiting);
    comeNear(place, false);
    expect(bringFragment).not.toHaveBeenCalled();
    comeNear(place, true);
    expect(jest.mocked(bringFragment).mock.calls).toEqual([['/fragments/latest-en.json']]);
    expect(place).not.toHaveAttribute('src');
    expect(watched.size).toBe(0);
  });

  it('is no frame, and a frame asks for no fragment', () => {
    comeNear(frame('<iframe data-test data-src="/banners/car/"></iframe>'), true);
    expect(bringFragment).not.toHaveBeenCalled();
  });
});

describe('what is in a frame', () => {
  const asked =
    '<iframe data-test data-src="/banners/car/"></iframe>' +
    '<button><i data-while="playing" hidden></i><i data-while="paused" hidden></i><i data-while="still"></i></button>';
  const say = (data: unknown) => dispatchEvent(new MessageEvent('message', { data }));
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-while]')]
      .filter(({ hidden }) => !hidden)
      .map(({ dataset }) => dataset.while);

  it.each(['playing', 'paused', 'still'])('is said by its button, without React: %s', (state) => {
    comeNear(frame(asked), true);
    say({ banner: 'car', state });
    expect(shown()).toEqual([state]);
  });

  it.each([[undefined], [null], ['playing'], [{ state: 'playing' }]])(
    'is not what others say to the page: %p',
    (data) => {
      comeNear(frame(asked), true);
      say(data);
      expect(shown()).toEqual(['still']);
    },
  );
});
