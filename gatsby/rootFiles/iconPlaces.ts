/** Beside `favicon.svg`: what is asked for without being named, and what `manifest.webmanifest` names. */
export const icons = {
  favicon: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  small: 'icons/icon-192.png',
  large: 'icons/icon-512.png',
  maskable: 'icons/icon-maskable-512.png',
} as const;
