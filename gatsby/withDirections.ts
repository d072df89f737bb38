/** What a line of a text stands in, with its words up to the next of them. */
const BLOCK =
  /<(p|h[234]|li|blockquote|td|th|caption|figcaption)((?:\s[^>]*)?)>(?=((?:(?!<\/?(?:p|h[234]|[uo]l|li|t[dhr]|table|figure)[\s>]).)*))/gs;

const LEFTWARDS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A text in which what is written from right to left runs so: browsers set each of its lines by the first letter.
 *
 * @param html as `safeContent` writes it.
 */
export const withDirections = (html: string): string =>
  LEFTWARDS.test(html)
    ? html.replace(BLOCK, (tag, name: string, attributes: string, words: string) =>
        LEFTWARDS.test(words) ? `<${name}${attributes} dir="auto">` : tag,
      )
    : html;
