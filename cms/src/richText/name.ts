/** The name by which a schema says that an attribute is a rich text. */
export const RICH_TEXT = 'global::rich-text';
