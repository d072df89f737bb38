/** What Gatsby's router keeps in an entry of the history, so that its own reading of the page's place stays possible. */
const entry = () => ({ key: String(Date.now()) });

/**
 * Changes the address in place: a new entry of the history (`push`), a new one in which the page stands where it stands in this one
 * (`step`), or another address for the one that is shown.
 */
export const setAddress = (how: 'push' | 'step' | 'replace', address: string): void => {
  if (how !== 'replace')
    window.history.pushState(how === 'push' ? entry() : window.history.state, '', address);
  else window.history.replaceState(window.history.state, '', address);
};

declare global {
  interface Window {
    /** Not in every browser. */
    readonly navigation?: { readonly canGoBack: boolean };
  }
}

/** Whether the entry before this one is a page of this site: nobody is led back to another one. */
export const canGoBack = (): boolean =>
  window.navigation?.canGoBack ??
  (window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`));

export const goBack = (): void => window.history.back();

export const goForward = (): void => window.history.forward();
