/** An element of the page, either with its inner HTML or with the elements it consists of. */
export type Part = PartWith<{ html: string }> | PartWith<{ children: Part[] }>;

type PartWith<Content> = { tag: string; attributes: Record<string, string> } & Content;

/** A `title`, `meta` or `link` of the page. `text` is that of a title. */
export interface HeadEntry {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

/** One post page, taken apart so that every framework can put it together in its own way. */
export interface Post {
  /** Value of `<html lang>`. */
  lang: string;
  head: HeadEntry[];
  /** All CSS that the page inlines, in its order. */
  css: string;
  body: Part[];
}
