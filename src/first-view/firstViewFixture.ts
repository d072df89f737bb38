import { hydrated, scriptsId } from './handover';

const never = new Promise<never>(() => undefined);
const bring = jest.fn<Promise<never>, [src: string, attempt: number]>();
jest.doMock('./bring', () => ({ bring: (src: string, attempt: number) => bring(src, attempt) }));

/** Runs every test of a file with a page of its own; what the script listens to ends with the test. */
export const onAPageOfItsOwn = (): void => {
  let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
  beforeEach(() => {
    listen = jest.spyOn(window, 'addEventListener');
    // What starts React is still on its way.
    bring.mockReset().mockReturnValue(never);
  });
  afterEach(() => {
    for (const [type, listener, options] of listen.mock.calls)
      window.removeEventListener(type, listener, options);
    listen.mockRestore();
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name);
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    // Who still waits for a visitor waits no longer.
    activate();
  });
};

/** What the build says in place of Gatsby's scripts. */
export const laidAside = `<template id="${scriptsId}" data-src="/scripts/react-1.js" data-page="/en/"></template>`;

/** Fills the page, and answers with its element that says `data-test`. */
export const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('[data-test]') ?? document.body;
};

/** How often React was asked for. */
export const started = (): number => bring.mock.calls.length;

/** As which attempt, each time: a browser may not ask for the same address again. */
export const attempts = (): readonly number[] => bring.mock.calls.map(([, attempt]) => attempt);

/** From now on what starts React does not come. */
export const loseReact = (): void => {
  bring.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
};

export const fire = (target: EventTarget, type: string): boolean =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

/** The browser has read the whole page. */
export const arrived = () => fire(document, 'DOMContentLoaded');

/** React is there; what it is given back comes in a task of its own, which fake timers start. */
export const hydrate = () => {
  fire(window, hydrated);
  jest.advanceTimersByTime(1);
};

/** Whether the browser renders the page for a visitor who may never come. */
export const prerender = (prerendering: boolean): void => {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
};

/** The visitor comes to the page that was rendered ahead. */
export const activate = (): void => {
  prerender(false);
  fire(document, 'prerenderingchange');
};

/** What arrives where React listens, in its order: texts of clicked elements, and submits. */
export const heard: unknown[] = [];

const hearClick = ({ target }: Event) => {
  // What the buttons of a form do is heard as a submit.
  if (target instanceof Element && !target.closest('form')) heard.push(target.textContent);
};
const hearSubmit = (event: SubmitEvent) => {
  // The page of a test does not leave.
  event.preventDefault();
  heard.push({ form: (event.target as Element).id, submitter: event.submitter?.textContent });
};

/** Listens as React does, inside of the window, in every test of a file. */
export const listenAsReact = (): void => {
  beforeEach(() => {
    heard.length = 0;
    document.addEventListener('click', hearClick);
    document.addEventListener('submit', hearSubmit);
  });
  afterEach(() => {
    document.removeEventListener('click', hearClick);
    document.removeEventListener('submit', hearSubmit);
  });
};

export const press = (id: string): void => document.getElementById(id)?.click();

/** A page with two forms, of which the second can be sent in two ways, and a button that needs React. */
export const forms = `
  <form id="search"></form>
  <form id="contact">
    <button id="send">Send</button><button id="draft" name="way" value="draft">Keep</button>
  </form>
  <button type="button" id="more">Show more</button>${laidAside}`;
