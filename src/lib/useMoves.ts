import { globalHistory } from '@gatsbyjs/reach-router';
import { useEffect } from 'react';

/**
 * Back and Forward within a page that changes its address itself (`setAddress`). Gatsby's router hears nothing of what the page
 * answers, and would build it anew if it did. A page that is still shown while the router already leads to another one answers
 * nothing: the router has to hear that it is wanted back.
 *
 * @param answer gets the path that the history has led to, and that of the page as it was shown first; true where the page answers it
 */
export const useMoves = (answer: (pathname: string, here: string) => boolean): void => {
  useEffect(() => {
    const here = window.location.pathname;
    let leaving = false;
    // Its own location says nothing: whether it hears of a step before or after the page does depends on the browser.
    const unlisten = globalHistory.listen(({ action, location }) => {
      if (action === 'PUSH') leaving = location.pathname !== here;
    });
    const onMove = (event: PopStateEvent) => {
      if (leaving) leaving = false;
      else if (answer(window.location.pathname, here)) event.stopImmediatePropagation();
    };
    window.addEventListener('popstate', onMove, true);
    return () => {
      unlisten();
      window.removeEventListener('popstate', onMove, true);
    };
  }, [answer]);
};
