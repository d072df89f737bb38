import {
  attempts,
  fire,
  forms,
  heard,
  hydrate,
  laidAside,
  listenAsReact,
  loseReact,
  onAPageOfItsOwn,
  press,
  show,
  started,
} from './firstViewFixture';
import { notHydrated } from './handover';
import { watchIntent } from './intent';

jest.useFakeTimers();
onAPageOfItsOwn();
listenAsReact();
beforeEach(watchIntent);

describe('a submit that React does not come for', () => {
  const native = [{ form: 'contact', submitter: 'Keep' }];

  beforeEach(() => {
    show(forms);
    press('draft');
  });

  it('goes natively, once, when a script does not come', () => {
    const script = document.head.appendChild(document.createElement('script'));
    // Such an event does not bubble.
    const fail = () => script.dispatchEvent(new Event('error'));
    fail();
    expect(heard).toEqual(native);
    fail();
    hydrate();
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual(native);
  });

  it.each(['error', 'unhandledrejection'])('goes natively when a script fails (%s)', (type) => {
    window.dispatchEvent(new Event(type));
    expect(heard).toEqual(native);
  });

  it('goes natively when the page was released anew', () => {
    fire(window, notHydrated);
    expect(heard).toEqual(native);
  });

  it('goes natively after ten seconds', () => {
    jest.advanceTimersByTime(9_999);
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(heard).toEqual(native);
  });

  it('is not sent again by a React that comes late', () => {
    jest.advanceTimersByTime(10_000);
    hydrate();
    expect(heard).toEqual(native);
  });

  it('goes on waiting when a picture, a preload or a stylesheet does not come', () => {
    for (const tag of ['img', 'link', 'video']) {
      const element = document.body.appendChild(document.createElement(tag));
      element.dispatchEvent(new Event('error'));
    }
    expect(heard).toEqual([]);
    hydrate();
    expect(heard).toEqual(native);
  });

  it('is followed by others that go natively at once', () => {
    fire(window, notHydrated);
    press('send');
    expect(heard).toEqual([...native, { form: 'contact', submitter: 'Send' }]);
  });
});

it('a submit goes natively when what starts React does not come, or a page in its place', async () => {
  loseReact();
  show(forms);
  press('draft');
  await jest.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ form: 'contact', submitter: 'Keep' }]);
});

it('a submit goes natively after ten seconds on a page whose end never comes', () => {
  show(forms.replace(laidAside, ''));
  press('draft');
  jest.advanceTimersByTime(9_999);
  expect([started(), heard]).toEqual([0, []]);
  jest.advanceTimersByTime(1);
  expect(heard).toEqual([{ form: 'contact', submitter: 'Keep' }]);
});

it('a submit is held for ten seconds of its own, however long its form was filled in before', () => {
  show(forms);
  press('more');
  jest.advanceTimersByTime(9_000);
  press('draft');
  jest.advanceTimersByTime(9_999);
  expect(heard).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(heard).toEqual([{ form: 'contact', submitter: 'Keep' }]);
});

it('a submit that is pressed again waits no longer than it would have', () => {
  show(forms);
  press('draft');
  jest.advanceTimersByTime(6_000);
  press('draft');
  jest.advanceTimersByTime(4_000);
  expect(heard).toEqual([{ form: 'contact', submitter: 'Keep' }]);
});

it('an attempt that failed ends none that was made after it', () => {
  show(forms);
  press('more');
  window.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(6_000);
  press('more');
  press('draft');
  jest.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
});

describe('what did not come once', () => {
  beforeEach(async () => {
    loseReact();
    show(forms);
    press('more');
    await jest.advanceTimersByTimeAsync(0);
  });

  it('is asked for at the next press, at another address, and what was pressed is given back', () => {
    press('more');
    expect([attempts(), heard]).toEqual([[0, 1], []]);
    hydrate();
    expect(heard).toEqual(['Show more']);
  });

  it('may be on its way all the same: what is pressed until it is there is given back', () => {
    hydrate();
    expect(heard).toEqual(['Show more']);
  });

  it('is not asked for again on a page that was released anew', () => {
    fire(window, notHydrated);
    press('more');
    expect([attempts(), heard]).toEqual([[0], ['Show more']]);
  });
});

describe('an error', () => {
  it('before anybody wants React is no reason to do without it', () => {
    show(forms);
    window.dispatchEvent(new Event('error'));
    fire(document.body, 'keydown');
    press('more');
    expect([started(), heard]).toEqual([1, []]);
  });

  it('after React is there sends nothing', () => {
    show(forms);
    press('draft');
    hydrate();
    window.dispatchEvent(new Event('error'));
    expect(heard).toHaveLength(1);
  });
});

describe('the speculation rules', () => {
  it('go when React is there: its links fetch ahead themselves', () => {
    document.head.innerHTML = '<script type="speculationrules">{}</script><script src="/other.js"></script>';
    show(forms);
    hydrate();
    expect(document.head.innerHTML).toBe('<script src="/other.js"></script>');
  });
});
