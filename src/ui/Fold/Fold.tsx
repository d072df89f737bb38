/**
 * Where the first view of a page ends. What stands above it has its styles in the page; the others are in a file that a page
 * asks for here (gatsby/firstStyles/), so that a browser shows what stands above without waiting for it. React leaves alone what the
 * build has written into it.
 */
export const Fold = () => <div hidden data-fold dangerouslySetInnerHTML={{ __html: '' }} />;
