import { viewsScript } from './viewsScript';

/**
 * Addresses of the scripts that pages load when they are idle (gatsby/lateScripts.ts): those with lists of posts, those with
 * scripts of their own, and all others.
 */
export const lateScripts = {
  views: viewsScript,
  own: '/scripts/own.js',
  ahead: '/scripts/ahead.js',
} as const;
