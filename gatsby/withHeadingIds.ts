import { toSlug } from '../src/lib/toSlug';
import { ownName } from './strapi/withOwnNames';
import { textOfHtml } from './textOfHtml';

const HEADING = /<(h[234])([^>]*)>(.*?)<\/\1>/gs;
const ID = /\sid="([^"]*)"/;

/**
 * A text whose headings can be led to: each has the address that its editor gave it, or one of its words.
 *
 * @param html as `withOwnNames` leaves it.
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
      : `<${name} id="${free(ownName(toSlug(textOfHtml(words)) || 'part'))}"${attributes}>${words}</${name}>`,
  );
};
