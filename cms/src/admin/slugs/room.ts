/**
 * Strapi lays 'Available' over the end of the slug (5.54), where a long one stands as well: the field leaves it room while
 * it is there.
 */
const ROOM = `
input:has(~ * [data-not-here-outer]) { padding-inline-end: 14rem; }
[data-not-here-outer] { white-space: nowrap; }
`;

export const leaveRoom = (page: Document): void => {
  const style = page.createElement('style');
  style.textContent = ROOM;
  page.head.append(style);
};
