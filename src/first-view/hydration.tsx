import type { GatsbyBrowser } from 'gatsby';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { contactPath, contactSubject } from '../lib/contactSubject';
import { readFields, restoreFields, type FieldState } from './fields';
import { composing, hydrated, notHydrated } from './handover';
import { countView } from './views';

declare global {
  interface Window {
    readonly ___webpackCompilationHash?: string;
    readonly ___loader?: {
      loadPageSync: (
        path: string,
      ) => { page?: { webpackCompilationHash?: string }; json?: { data?: unknown } } | undefined;
    };
  }
}

interface TakeoverProps {
  readonly read: () => readonly FieldState[];
  readonly children: ReactNode;
}

/**
 * Takes over from the script of the first view. Its first render and its effect belong to one task, in which no
 * key can be pressed: what it reads is what a visitor did, also where React had to build the page anew.
 */
const Takeover = ({ read, children }: TakeoverProps) => {
  const [fields] = useState(read);
  useLayoutEffect(() => {
    queueMicrotask(() => {
      restoreFields(fields);
      dispatchEvent(new Event(hydrated));
    });
  }, [fields]);
  return children;
};

const hydrate = (element: ReactNode, container: Element) => {
  // Read once: an attempt that finds a mismatch sets fields back before React builds the page anew.
  let fields: readonly FieldState[] | undefined;
  const read = () => (fields ??= readFields());
  hydrateRoot(container, <Takeover read={read}>{element}</Takeover>, {
    // An error before the takeover means that React cannot come; a mismatch is told after it.
    onRecoverableError: (error) => queueMicrotask(() => reportError(error)),
  });
};

/** An input method must not lose its field in the middle of a word. */
const whenNotComposing = (then: () => void): void => {
  if (!document.documentElement.hasAttribute(composing)) then();
  else addEventListener('compositionend', () => setTimeout(() => whenNotComposing(then)), { once: true });
};

/** Whether the site was released anew since this page came: then its scripts do not fit the data any more. */
const isOutdated = (): boolean =>
  window.___loader?.loadPageSync(location.pathname + location.search)?.page?.webpackCompilationHash !==
  window.___webpackCompilationHash;

export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  whenNotComposing(() => {
    if (isOutdated()) dispatchEvent(new Event(notHydrated));
    else hydrate(element, container);
  });

/**
 * Gatsby reloads a page whose site was released anew, and with it goes what a visitor typed. This is its own note
 * that it has reloaded already (cache-dir/production-app.js); the page stays as it is, and its forms go natively.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  try {
    sessionStorage.setItem('gatsby-reload-compilation-hash-match', '1');
  } catch {
    // Without storage it never reloads.
  }
};

/**
 * Gatsby decodes the #hash to scroll there, and an error in that would take the whole page away. One that cannot be decoded is
 * no place on any page. The location is the router's own copy, handed over before everything that scrolls sees it.
 */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location }) => {
  try {
    decodeURI(location.hash);
  } catch {
    location.hash = '';
  }
};

/** The browser has scrolled to the #hash long before a late hydration, and the visitor may have moved on. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** Gatsby says the title of a page that it has led to. Where its query alone is another one, the page tells what became of it. */
const announcePages = (isOther: boolean): void =>
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', isOther ? 'assertive' : 'off');

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation, location }) => {
  if (!prevLocation) return;
  announcePages(location.pathname !== prevLocation.pathname);
  if (!location.pathname.endsWith(contactPath)) contactSubject.clear();
  countView();
};
