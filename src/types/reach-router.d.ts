/** Gatsby's router is a fork that says nothing of its types; they are those of the original. */
declare module '@gatsbyjs/reach-router' {
  export { globalHistory } from '@reach/router';
}
