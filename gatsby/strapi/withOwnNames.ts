/** In the front of names in texts: none of the page's own begins so. */
const PREFIX = 's-';

const TAG = /<[a-z][^>]*>/g;
const ID = /\sid="([^"]*)"/;
const HREF = /(\shref=")#([^"]*)"/;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The name of a place in a text, where a heading 'Main' must not take the place of the page's own. */
export const ownName = (name: string): string => (name.startsWith(PREFIX) ? name : `${PREFIX}${name}`);

/**
 * A text whose names of places are not those of the page around it: an editor's `main` is `s-main`, and what in the text leads
 * to it does so still. A name that is empty or has blanks is none, and of several of one name the first has it.
 *
 * @param html as `safeContent` writes it.
 */
export const withOwnNames = (html: string): string => {
  const written = [...html.matchAll(TAG)].flatMap(([tag]) => ID.exec(tag)?.[1] ?? []);
  if (written.length === 0) return html;
  const names = new Set(written);
  const taken = new Set<string>();
  const give = (whole: string, name: string): string => {
    const own = ownName(name);
    if (!/^\S+$/.test(name) || taken.has(own)) return '';
    taken.add(own);
    return whole.replace(`"${name}"`, () => `"${own}"`);
  };
  return html.replace(TAG, (tag) =>
    tag
      .replace(ID, give)
      .replace(HREF, (whole, start: string, part: string) =>
        names.has(decoded(part)) ? `${start}#${ownName(part)}"` : whole,
      ),
  );
};
