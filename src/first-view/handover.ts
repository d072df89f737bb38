/** Events on `window` with which the React app tells the script of the first view how hydration went. */
export const hydrated = 'saola:hydrated';
export const notHydrated = 'saola:not-hydrated';

/** Attribute of `<html>` while an input method composes a word: nobody may touch the field then. */
export const composing = 'data-composing';

/** Id of the `<template>` that says where the list of Gatsby's scripts is, and the path of the page (gatsby/firstView.tsx). */
export const scriptsId = 'gatsby-scripts';

declare global {
  interface Document {
    /** Whether the page is being rendered for a visitor who may never come. Not in every browser. */
    readonly prerendering?: boolean;
  }
}
