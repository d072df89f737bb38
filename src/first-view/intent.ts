import { bring } from './bring';
import { closestTo } from './closest';
import { composing, hydrated, notHydrated, scriptsId } from './handover';
import { whenIdle, whenSeen } from './when';

/**
 * Where a touch, a pointer or the focus means that somebody wants to do something. A place that a #hash leads to
 * takes the focus as well, with a tabindex of -1.
 */
const interactive = 'a[href],button,input,select,textarea,summary,label,[tabindex="0"]';

/** Buttons that do nothing without React: the browser itself submits, opens dialogs and popovers. */
const helpless = 'button[type=button]:not([commandfor],[popovertarget])';

/** Milliseconds after which a held submit goes without React. */
const hydrationTimeout = 10_000;

/**
 * Brings React at the first sign of intent, holds the clicks and the submit that come before it is there, and
 * gives them back in their order, once. When React does not come, a held submit goes the browser's own way, and
 * the next press asks for it once more. A page
 * may be marked `<html data-hydrate="idle">`, or "query" where its address may ask for more than its HTML; one that is
 * marked with both waits for nothing when it does.
 */
export const watchIntent = (): void => {
  let state: 'still' | 'loading' | 'failed' | 'over' = 'still';
  let attempts = 0;
  /** What is held: an impatient second click means the first. */
  const clicks = new Set<HTMLElement>();
  let submit: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const submitHeld = () => {
    submit?.();
    submit = undefined;
  };

  const fail = () => {
    if (state !== 'loading') return;
    state = 'failed';
    root.dataset.asks = '';
    submitHeld();
  };

  const begin = () => {
    const src = document.getElementById(scriptsId)?.dataset.src;
    if (src)
      bring(src, attempts++)
        .then(({ start }) => start())
        .catch(fail);
    // The page is still on its way; or its end, which says where React is, never comes.
    else addEventListener('DOMContentLoaded', begin, { once: true });
  };

  const load = () => {
    if ((state !== 'still' && state !== 'failed') || document.prerendering) return;
    state = 'loading';
    clearTimeout(timer);
    timer = setTimeout(fail, hydrationTimeout);
    begin();
  };

  const onIntent = ({ target }: Event) => {
    if (closestTo(target, interactive)) load();
  };

  const onClick = (event: Event) => {
    const button = closestTo(event.target, helpless);
    if (!button || state === 'over') return;
    event.stopImmediatePropagation();
    clicks.add(button);
    load();
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // A dialog closes by itself, and what could not be given back is not held.
    if ((state !== 'still' && state !== 'loading') || form.method === 'dialog' || !form.requestSubmit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // React may put another form in its place, with another button.
    const place = [...document.forms].indexOf(form);
    const { submitter } = event;
    load();
    // Whoever fills in a form on a slow connection has waited for nothing so far; a second press waits no longer than the first.
    // Written twice: a function for it would be more bytes of every page.
    if (!submit) {
      clearTimeout(timer);
      timer = setTimeout(fail, hydrationTimeout);
    }
    submit = () => document.forms[place]?.requestSubmit(submitter?.isConnected ? submitter : undefined);
  };

  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    addEventListener(type, onIntent, { capture: true, passive: true });
  addEventListener('keydown', load, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);

  const root = document.documentElement;
  addEventListener('compositionstart', () => root.setAttribute(composing, ''), true);
  addEventListener('compositionend', () => root.removeAttribute(composing), true);

  addEventListener(notHydrated, () => {
    fail();
    state = 'over';
  });
  // A script, a chunk or the data of the page did not come; a picture that did not is no reason.
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(
      type,
      ({ target }) => {
        if (target === window || target instanceof HTMLScriptElement) fail();
      },
      true,
    );

  addEventListener(hydrated, () => {
    state = 'over';
    // From here on Gatsby's links fetch ahead themselves.
    document.querySelector('script[type=speculationrules]')?.remove();
    // A page takes its fold with it when it goes, and the styles that came there are used by others.
    for (const link of document.querySelectorAll('[data-fold]>link')) document.head.append(link.cloneNode());
    setTimeout(() => {
      for (const button of clicks) if (button.isConnected) button.click();
      submitHeld();
    });
  });

  // A page may say in its styles what it hides until React answers it.
  root.dataset.asks = location.search;
  // A page without a mark gets no listener: each is compiled in the first view.
  const { hydrate } = root.dataset;
  if (hydrate?.includes('query') && location.search) whenSeen(load);
  else if (hydrate?.includes('idle')) addEventListener('load', () => whenSeen(() => whenIdle(load)));
};
