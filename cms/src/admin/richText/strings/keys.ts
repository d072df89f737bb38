const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

const APPLE: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** Keys as people read them: 'Mod-Shift-8' is 'Ctrl+Shift+8', and '⌘⇧8' on Apple's machines. */
export const readableKeys = (keys: string): string => {
  const parts = keys.split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part));
  return isApple()
    ? parts.map((part) => APPLE[part] ?? part).join('')
    : parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
};

/** The same for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string =>
  keys
    .split('-')
    .map((part) => (part === 'Mod' ? (isApple() ? 'Meta' : 'Control') : part))
    .join('+');
