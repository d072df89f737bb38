import { playerAddress } from '../../cms/src/richText/players';

/** As `write` in cms/src/richText/tree.ts writes a video. */
const VIDEO = /<figure data-video="([^"]*)"[^>]*><a href="[^"]*">([^<]*)<\/a>/g;

/** A text in HTML as an attribute. */
export const inAttribute = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const POSTER = [
  'position:absolute;inset:0;display:grid;place-content:center;padding:1rem;background:#1c1a17;color:#fff;',
  'font:600 1.1rem/1.4 system-ui,sans-serif;text-align:center;text-decoration:none;outline-offset:-4px',
].join('');

/** A triangle, as text and not as an emoji. */
const SIGN = '<span aria-hidden="true" style="font-size:2.5em">\u25b6\ufe0e</span>';

// A frame with a link in it, and no closed `<details>`: without scripts, browsers load what is lazy at once.
const frame = (player: string, title: string): string => {
  const link = `<a href="${player}" style="${POSTER}">${SIGN}<span>${title}</span></a>`;
  return [
    `<iframe title="${title.replaceAll('"', '&quot;')}" srcdoc="${inAttribute(link)}"`,
    ' allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe>',
  ].join('');
};

const caption = /<caption[^>]*>(.*?)<\/caption>/s;

/** A box that scrolls, named by the table's caption where it has one. */
const box = (table: string): string => {
  const name = caption
    .exec(table)?.[1]
    ?.replace(/<[^>]*>|"/g, '')
    .trim();
  return `<div role="group"${name ? ` aria-label="${name}"` : ''} tabindex="0">${table}</div>`;
};

/**
 * A text with its videos in frames, each with a link that plays it there, and its tables in boxes that scroll. Until somebody
 * follows the link, nothing is asked of the video's host. No words are added: a text may be shown in both languages.
 *
 * @param html as `safeContent` writes it.
 */
export const withFrames = (html: string): string =>
  html
    .replace(VIDEO, (figure, address: string, title: string) => {
      const player = playerAddress(address);
      return player ? figure.replace('><a', `>${frame(player, title)}<a`) : figure;
    })
    .replace(/<table[\s>].*?<\/table>/gs, box);
