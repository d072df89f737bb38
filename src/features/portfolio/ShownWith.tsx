/**
 * For a `Head`: the page is not shown before the element with this id has come. A browser draws as much of a page as it has,
 * and a picture that travels there finds no place to go to in one that has not come so far.
 */
export const ShownWith = ({ id }: { readonly id: string }) => (
  // React has no name for `blocking` yet.
  <link rel="expect" href={`#${id}`} {...{ blocking: 'render' }} />
);
