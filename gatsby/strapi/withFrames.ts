import { playerAddress } from '../../cms/src/richText/players';
import { FADE, scrollBox } from './scrollBox';
import type { VideoWords } from './videoWords';

/** As `write` in cms/src/richText/tree.ts writes a video. */
const VIDEO = /(<figure data-video="([^"]*)"[^>]*>)<a href="[^"]*">([^<]*)<\/a>/g;

const quoted = (html: string): string => html.replaceAll('"', '&quot;');

/** A text in HTML as an attribute. */
export const inAttribute = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const tint = (part: string): string => `color-mix(in srgb,var(--second) ${part},var(--ground))`;
/** A film of ours, as nothing may be asked of its host: the sun over hills, between the holes of the strip. */
const STILL = [
  ...['0 11px', '0 calc(100% - 11px)'].map(
    (at) => `repeating-linear-gradient(90deg,var(--rule) 0 16px,#0000 0 32px) ${at}/100% 8px no-repeat`,
  ),
  'linear-gradient(var(--ground),var(--ground)) 0 0/100% 30px no-repeat',
  'linear-gradient(var(--ground),var(--ground)) 0 100%/100% 30px no-repeat',
  `radial-gradient(70% 90% at 100% 115%,${tint('50%')} 99.5%,#0000)`,
  `radial-gradient(80% 80% at 40% 120%,${tint('28%')} 99.5%,#0000)`,
  'radial-gradient(circle at 72% 42%,var(--bar) 15%,#0000 15.3%)',
  'var(--ground-tint)',
].join();
/** The still, and below it a strip of ink with what the film is called: it is read on any picture. */
const PICTURE = `margin:0 -20px 28px -104px;aspect-ratio:2;border-radius:var(--radius) var(--radius) 0 0;background:${STILL}`;
const PLACE = [
  'position:relative;display:grid;padding:0 20px 26px 104px;border-radius:var(--radius);background:var(--ground);',
  'font:600 clamp(1.05rem,2.4vw,1.5rem)/1.25 var(--font-display)',
].join('');
// Not a word of the text: CSS shows what it says (src/ui/RichText).
const NOTE = 'margin-top:4px;font:400 var(--size-small)/1.4 var(--font-text)';
const FRAME = 'position:absolute;width:100%;height:100%;border:0;border-radius:var(--radius)';

// In the frame none of the page's own styles are known.
const LINK = 'position:absolute;inset:0;outline-color:#fff;outline-offset:-4px';
// In the strip, below a still half as high as the frame is wide.
const BUTTON =
  'position:absolute;left:24px;top:calc(50vw + 20px);padding:20px 18px 20px 22px;border-radius:50%;background:#c2361f';
const TRIANGLE =
  'display:block;width:24px;height:24px;clip-path:polygon(0 0,100% 50%,0 100%);background:#fff';
const SIGN = `<span aria-hidden="true" style="${BUTTON}"><span style="${TRIANGLE}"></span></span>`;

const hostOf = (player: string): string => (player.includes('youtube') ? 'YouTube' : 'Vimeo');

// A frame with a link in it, and no closed `<details>`: without scripts, browsers load what is lazy at once. The frame is clear
// until it plays, and lies before what the video is called, in the page's own type.
const place = (address: string, written: string, player: string, words: VideoWords): string => {
  const title = written === address ? words.name(hostOf(player)) : written;
  const play = `<a href="${inAttribute(player)}" aria-label="${quoted(words.play(title))}" style="${LINK}">${SIGN}</a>`;
  const note = words.note(new URL(player).host.replace('www.', ''));
  return [
    `<div data-ground="ink" style="${PLACE}"><span style="${PICTURE}"></span>`,
    // The way to its host for whoever has no frames, as in a feed; here it is behind the frame.
    `<a href="${address}" tabindex="-1">${title}</a>`,
    note ? `<span data-note="${quoted(note)}" style="${NOTE}"></span>` : '',
    `<iframe title="${quoted(title)}" srcdoc="${inAttribute(play)}" style="${FRAME}"`,
    ' allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe></div>',
  ].join('');
};

const caption = /<caption[^>]*>(.*?)<\/caption>/s;

/** The box is wider than its line by as much as fades. */
const TABLE = `margin-right:calc(-1*${FADE.width});padding-right:${FADE.width};${FADE.style}`;

/** A box that scrolls, named by the table's caption where it has one. */
const box = (table: string): string => {
  const name = caption
    .exec(table)?.[1]
    ?.replace(/<[^>]*>|"/g, '')
    .trim();
  return `<div ${scrollBox(name, TABLE)}>${table}</div>`;
};

/**
 * A text with its videos in frames, each with a link that plays it there, and its tables in boxes that scroll. Until somebody
 * follows the link, nothing is asked of the video's host.
 *
 * @param html as `safeContent` writes it.
 */
export const withFrames = (html: string, words: VideoWords): string =>
  html
    .replace(VIDEO, (figure, start: string, address: string, title: string) => {
      const player = playerAddress(address.replaceAll('&amp;', '&'));
      return player ? `${start}${place(address, title, player, words)}` : figure;
    })
    .replace(/<table[\s>].*?<\/table>/gs, box);
