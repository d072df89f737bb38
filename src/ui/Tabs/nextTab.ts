/**
 * Which tab a key leads to: arrows go round, Home and End to the edges, Space opens the tab it is pressed on.
 *
 * @returns the id, or undefined for a key that means nothing to tabs.
 */
export const nextTab = (ids: readonly string[], current: string, key: string): string | undefined => {
  const at = ids.indexOf(current);
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length];
    case 'ArrowLeft':
      return ids.at(at - 1);
    case 'Home':
      return ids[0];
    case 'End':
      return ids.at(-1);
    case ' ':
      return current;
    default:
      return undefined;
  }
};
