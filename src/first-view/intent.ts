import { closestTo } from './closest';
import { composing, hydrated, notHydrated } from './handover';
import { startScripts } from './scripts';
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

interface Held {
  clicks: Set<HTMLElement>;
  submit?: { form: number; submitter: HTMLElement | null };
}

/**
 * Brings React at the first sign of intent, holds the clicks and the submit that come before it is there, and
 * gives them back in their order, once. When React cannot come, a held submit goes the browser's own way. A page
 * may be marked `<html data-hydrate="idle">`, or "query" where its address may ask for more than its HTML; one that is
 * marked with both waits for nothing when it does.
 */
export const watchIntent = (): void => {
  let state: 'still' | 'loading' | 'failed' | 'hydrated' = 'still';
  const held: Held = { clicks: new Set() };

  const submitHeld = () => {
    const { form = -1, submitter }: Partial<NonNullable<Held['submit']>> = held.submit ?? {};
    delete held.submit;
    document.forms[form]?.requestSubmit(submitter?.isConnected ? submitter : undefined);
  };

  const fail = () => {
    if (state !== 'loading') return;
    state = 'failed';
    root.dataset.asks = '';
    submitHeld();
  };

  const load = () => {
    if (state !== 'still' || document.prerendering) return;
    if (!startScripts()) {
      // The page is still on its way.
      addEventListener('DOMContentLoaded', load, { once: true });
      return;
    }
    state = 'loading';
    setTimeout(fail, hydrationTimeout);
  };

  const onIntent = ({ target }: Event) => {
    if (closestTo(target, interactive)) load();
  };

  const onClick = (event: Event) => {
    const button = closestTo(event.target, helpless);
    if (!button || state === 'hydrated' || state === 'failed') return;
    event.stopImmediatePropagation();
    // An impatient second click means the first.
    held.clicks.add(button);
    load();
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // A dialog closes by itself, and what could not be given back is not held.
    if (state === 'hydrated' || state === 'failed' || form.method === 'dialog' || !form.requestSubmit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.submit = { form: [...document.forms].indexOf(form), submitter: event.submitter };
    load();
  };

  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin'])
    addEventListener(type, onIntent, { capture: true, passive: true });
  addEventListener('keydown', load, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);

  const root = document.documentElement;
  addEventListener('compositionstart', () => root.setAttribute(composing, ''), true);
  addEventListener('compositionend', () => root.removeAttribute(composing), true);

  addEventListener(notHydrated, fail);
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
    state = 'hydrated';
    // From here on Gatsby's links fetch ahead themselves.
    document.querySelector('script[type=speculationrules]')?.remove();
    // A page takes its fold with it when it goes, and the styles that came there are used by others.
    for (const link of document.querySelectorAll('[data-fold]>link')) document.head.append(link.cloneNode());
    setTimeout(() => {
      for (const button of held.clicks) if (button.isConnected) button.click();
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
