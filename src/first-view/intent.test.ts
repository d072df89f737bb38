import {
  activate,
  arrived,
  fire,
  laidAside,
  onAPageOfItsOwn,
  prerender,
  show,
  started,
} from './firstViewFixture';
import { composing, notHydrated } from './handover';
import { watchIntent } from './intent';

jest.useFakeTimers();
onAPageOfItsOwn();
afterEach(() => jest.clearAllTimers());

const page = `<p id="text">Text <a data-test href="/en/career/"><b>Career</b></a></p>${laidAside}`;

/** A page whose mark says when React comes without being asked for. */
const marked = (mark: string) => {
  document.documentElement.dataset.hydrate = mark;
  watchIntent();
  show(page);
};

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

describe('React', () => {
  it('is not asked for by a page that is only read', () => {
    watchIntent();
    show(page);
    arrived();
    fire(window, 'load');
    for (const type of ['scroll', 'pointermove', 'resize']) fire(document, type);
    for (const type of signs) fire(document.querySelector('#text') ?? document, type);
    jest.advanceTimersByTime(60_000);
    expect(started()).toBe(0);
  });

  it.each(signs)('comes at the first sign of intent: %s', (type) => {
    watchIntent();
    fire(show(page), type);
    expect(started()).toBe(1);
  });

  it('comes once, however many signs there are', () => {
    watchIntent();
    const link = show(page);
    for (const type of signs) fire(link, type);
    fire(link, 'keydown');
    expect(started()).toBe(1);
  });

  it('comes at a key, wherever the focus is', () => {
    watchIntent();
    show(page);
    fire(document.body, 'keydown');
    expect(started()).toBe(1);
  });

  it.each([
    ...['button', 'input', 'select', 'textarea', 'summary', 'label'].map((tag) => `<${tag} data-test>`),
    '<p tabindex="0" data-test>a region that scrolls</p>',
    '<a href="/"><svg data-test></svg></a>',
  ])('comes when something to use is touched: %s', (html) => {
    watchIntent();
    fire(show(laidAside + html), 'pointerdown');
    expect(started()).toBe(1);
  });

  it.each([
    ['an anchor that leads nowhere', '<a id="heading" data-test>1.</a>'],
    ['the heading to which a #hash has led', '<h2 tabindex="-1" data-test>Terms</h2>'],
  ])('does not come for %s', (_, html) => {
    watchIntent();
    const target = show(html + laidAside);
    for (const type of signs) fire(target, type);
    expect(started()).toBe(0);
  });

  it('comes when the page has arrived, for a sign that came before', () => {
    watchIntent();
    fire(show('<a href="/" data-test>Home</a>'), 'pointerover');
    show(page);
    expect(started()).toBe(0);
    arrived();
    expect(started()).toBe(1);
  });

  it('comes once, for whatever signs were given while the page was still on its way', () => {
    watchIntent();
    fire(show('<a href="/" data-test>Home</a>'), 'pointerover');
    fire(show(page), 'pointerover');
    arrived();
    fire(show(page), 'pointerover');
    expect(started()).toBe(1);
  });

  it('comes when the page has arrived, for a click that was held before', () => {
    watchIntent();
    show('<button type="button" data-test>Show more</button>').click();
    document.body.insertAdjacentHTML('beforeend', laidAside);
    expect(started()).toBe(0);
    arrived();
    expect(started()).toBe(1);
  });

  it('comes when the page has arrived, for a submit that was held before', () => {
    watchIntent();
    show('<form><button data-test>Send</button></form>').click();
    document.body.insertAdjacentHTML('beforeend', laidAside);
    arrived();
    expect(started()).toBe(1);
  });
});

describe("a page marked 'idle'", () => {
  afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

  it('brings React when the browser is idle after the load, at the latest after two seconds', () => {
    const whenIdle = jest.fn<number, Parameters<typeof requestIdleCallback>>();
    Object.assign(window, { requestIdleCallback: whenIdle });
    marked('idle');
    arrived();
    expect(whenIdle).not.toHaveBeenCalled();
    fire(window, 'load');
    expect(started()).toBe(0);
    const [[callback, options] = []] = whenIdle.mock.calls;
    expect(options).toEqual({ timeout: 2_000 });
    callback?.({ didTimeout: false, timeRemaining: () => 5 });
    expect(started()).toBe(1);
  });

  it('brings React soon after the load in a browser that does not tell when it is idle', () => {
    marked('idle');
    fire(window, 'load');
    expect(started()).toBe(0);
    jest.advanceTimersByTime(200);
    expect(started()).toBe(1);
  });

  it('brings React earlier at a sign of intent, and then not again', () => {
    marked('idle');
    fire(window, 'load');
    fire(document.body, 'keydown');
    jest.advanceTimersByTime(200);
    expect(started()).toBe(1);
  });
});

describe("a page marked 'query'", () => {
  it('brings React as soon as it has arrived when its address asks for more than its HTML', () => {
    history.replaceState(null, '', '/?category=Design');
    marked('query');
    expect(started()).toBe(0);
    arrived();
    expect(started()).toBe(1);
  });

  it('says in the document what its address asks for, until it is known that React cannot come', () => {
    const { dataset } = document.documentElement;
    history.replaceState(null, '', '/?category=Design');
    marked('query');
    expect(dataset.asks).toBe('?category=Design');
    arrived();
    fire(window, notHydrated);
    expect(dataset.asks).toBe('');
  });

  it('waits for intent when its address asks for nothing', () => {
    marked('query');
    arrived();
    fire(window, 'load');
    jest.advanceTimersByTime(60_000);
    expect(started()).toBe(0);
  });

  it.each(['idle', ''])('is the only one whose query matters (%s)', (mark) => {
    history.replaceState(null, '', '/?category=Design');
    marked(mark);
    arrived();
    expect(started()).toBe(0);
  });
});

describe('a page rendered ahead of its visitor', () => {
  beforeEach(() => prerender(true));

  it('does not bring React, whatever happens in it', () => {
    marked('idle');
    arrived();
    fire(window, 'load');
    for (const type of [...signs, 'keydown']) fire(document.querySelector('a') ?? document, type);
    jest.advanceTimersByTime(60_000);
    expect(started()).toBe(0);
  });

  it("brings React after the visitor has come, when it is marked 'idle'", () => {
    marked('idle');
    fire(window, 'load');
    activate();
    jest.advanceTimersByTime(200);
    expect(started()).toBe(1);
  });

  it("brings React when the visitor comes, when it is marked 'query' and its address asks", () => {
    history.replaceState(null, '', '/?tag=React');
    marked('query');
    arrived();
    activate();
    expect(started()).toBe(1);
  });

  it('brings React at the first sign of intent of the visitor', () => {
    watchIntent();
    const link = show(page);
    arrived();
    activate();
    expect(started()).toBe(0);
    fire(link, 'pointerover');
    expect(started()).toBe(1);
  });
});

describe('a word that an input method composes', () => {
  it('is known to the page from its start to its end', () => {
    watchIntent();
    const field = show(`<input data-test>${laidAside}`);
    const isKnown = () => document.documentElement.hasAttribute(composing);
    fire(field, 'compositionstart');
    expect(isKnown()).toBe(true);
    fire(field, 'compositionend');
    expect(isKnown()).toBe(false);
  });
});
