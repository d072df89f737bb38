import { toSlug } from '../src/lib/toSlug';
import { textOfHtml } from './textOfHtml';

const HEADING = /<(h[234])([^>]*)>(.*?)<\/\1>/gs;
const ID = /\sid="([^"]*)"/;

/** Names of ours begin with no such letters: a heading 'Main' must not take the place of the page's own. */
const PREFIX = 's-';

/**
 * A text whose headings can be led to: each has the address that its editor gave it, or one of its words.
 *
 * @param html as `safeContent` writes it.
 */
export const withHeadingIds = (html: string): string => {
  const taken = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
  const free = (wanted: string): string => {
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return id;
  };
  return html.replace(HEADING, (heading: string, name: string, attributes: string, words: string) =>
    ID.test(attributes)
      ? heading
      : `<${name} id="${free(PREFIX + (toSlug(textOfHtml(words)) || 'part'))}"${attributes}>${words}</${name}>`,
  );
};
