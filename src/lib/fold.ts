/** The HTML of `src/ui/Fold`, into which the build writes what stands below asks for (gatsby/firstStyles/). */
export const foldMark = '<div hidden="" data-fold="true"></div>';
