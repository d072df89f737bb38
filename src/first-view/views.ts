/** Remembers what this browser session has counted. Without storage every view counts: better than none. */
const firstTime = (key: string): boolean => {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage may be forbidden.
  }
  return true;
};

const forget = (key: string) => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was not remembered either.
  }
};

/**
 * Counts a view of the post on the page, once per post and session: its article carries the call's address in
 * `data-view` and the shown number in `data-views` (docs/specification/calls.md, 'View count'). A failed call is
 * silent, and the next view tries again.
 */
export const countView = (): void => {
  const post = document.querySelector<HTMLElement>('[data-view]');
  const address = post?.dataset.view;
  if (!address || !firstTime(address)) return;
  fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { views: Number(post.dataset.views) + 1 } }),
    keepalive: true,
  }).then(
    ({ ok }) => ok || forget(address),
    () => forget(address),
  );
};
