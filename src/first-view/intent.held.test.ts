import {
  fire,
  forms,
  heard,
  hydrate,
  laidAside,
  listenAsReact,
  onAPageOfItsOwn,
  press,
  show,
  started,
} from './firstViewFixture';
import { hydrated, notHydrated } from './handover';
import { watchIntent } from './intent';

jest.useFakeTimers();
onAPageOfItsOwn();
listenAsReact();
beforeEach(watchIntent);

describe('a click on a button that needs React', () => {
  const buttons = `
    <button type="button" id="more"><b id="inside">Show more</b></button>
    <button type="button" id="other">Other</button>${laidAside}`;

  it('brings React, and reaches it once, however often an impatient visitor presses', () => {
    show(buttons);
    for (let time = 0; time < 3; time++) press('more');
    expect([started(), heard]).toEqual([1, []]);
    hydrate();
    expect(heard).toEqual(['Show more']);
    jest.advanceTimersByTime(60_000);
    expect(heard).toEqual(['Show more']);
  });

  it('is held also on anything inside the button', () => {
    show(buttons);
    press('inside');
    expect(heard).toEqual([]);
    hydrate();
    expect(heard).toEqual(['Show more']);
  });

  it('is given back in the order of the presses', () => {
    show(buttons);
    for (const id of ['other', 'more', 'other']) press(id);
    hydrate();
    expect(heard).toEqual(['Other', 'Show more']);
  });

  it('is given back in a task after React, which has set the fields right by then', () => {
    show(buttons);
    press('more');
    fire(window, hydrated);
    expect(heard).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(heard).toEqual(['Show more']);
  });

  it('goes with a button that React has taken away', () => {
    show(buttons);
    const more = document.getElementById('more');
    const clicked = jest.fn();
    more?.addEventListener('click', clicked);
    press('more');
    more?.remove();
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('reaches React directly from then on', () => {
    show(buttons);
    hydrate();
    press('more');
    press('more');
    expect(heard).toEqual(['Show more', 'Show more']);
  });

  it('is not held any more when React could not come', () => {
    show(buttons);
    press('more');
    fire(window, notHydrated);
    press('other');
    expect(heard).toEqual(['Other']);
  });
});

describe('a click that the browser understands itself', () => {
  it.each([
    '<button data-test>Send</button>',
    '<button type="reset" data-test>Empty</button>',
    '<button type="button" commandfor="dialog" command="show-modal" data-test>Open</button>',
    '<button type="button" popovertarget="popover" data-test>Show</button>',
    '<a href="#text" data-test>Down</a>',
    '<input type="checkbox" data-test>',
    '<details><summary data-test>Question</summary></details>',
  ])('is not held: %s', (html) => {
    const target = show(html + laidAside);
    target.click();
    expect(heard).toEqual([target.textContent]);
    hydrate();
    expect(heard).toHaveLength(1);
  });
});

describe('a submit before React', () => {
  beforeEach(() => void show(forms));

  it('brings React, and is given back exactly once, with the button that sent it', () => {
    press('draft');
    expect([started(), heard]).toEqual([1, []]);
    hydrate();
    expect(heard).toEqual([{ form: 'contact', submitter: 'Keep' }]);
    hydrate();
    jest.advanceTimersByTime(60_000);
    expect(heard).toHaveLength(1);
  });

  it('does not leave the page meanwhile', () => {
    expect(fire(document.forms[1] ?? document, 'submit')).toBe(false);
    expect(heard).toEqual([]);
  });

  it('is one submit when it is sent twice: the last one', () => {
    press('send');
    press('draft');
    hydrate();
    expect(heard).toEqual([{ form: 'contact', submitter: 'Keep' }]);
  });

  it('is given back without a button when none sent it', () => {
    document.forms[1]?.requestSubmit();
    hydrate();
    expect(heard).toEqual([{ form: 'contact', submitter: undefined }]);
  });

  it('comes after the clicks', () => {
    press('send');
    press('more');
    hydrate();
    expect(heard).toEqual(['Show more', { form: 'contact', submitter: 'Send' }]);
  });

  it('goes to the form that React put in the place of the old one', () => {
    press('send');
    const anew = Object.assign(document.createElement('form'), { id: 'anew' });
    document.forms[1]?.replaceWith(anew);
    hydrate();
    expect(heard).toEqual([{ form: 'anew', submitter: undefined }]);
  });

  it('is left to a dialog, which closes by itself', () => {
    show(`<form method="dialog" data-test></form>${laidAside}`);
    const [form] = document.forms;
    fire(form ?? document, 'submit');
    expect([started(), heard.length]).toEqual([0, 1]);
  });

  it('is left to a browser that could not give it back', () => {
    const [, form] = document.forms;
    Object.defineProperty(form, 'requestSubmit', { value: undefined });
    fire(form ?? document, 'submit');
    expect([started(), heard.length]).toEqual([0, 1]);
  });

  it('is left alone once React is there', () => {
    hydrate();
    press('send');
    expect(heard).toEqual([{ form: 'contact', submitter: 'Send' }]);
  });
});
