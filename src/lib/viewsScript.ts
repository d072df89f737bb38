/** Address of the script of pages with lists of posts (src/lib/lateScripts.ts). A module of its own: React brings no other address along. */
export const viewsScript = '/scripts/views.js';
