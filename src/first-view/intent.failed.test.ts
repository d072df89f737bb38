import {
  fire,
  forms,
  heard,
  hydrate,
  listenAsReact,
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
