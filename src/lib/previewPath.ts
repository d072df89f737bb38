/** The live preview of a layout, below the path of its page. */
export const previewPath = (layout: string): string => `${layout}preview/`;
