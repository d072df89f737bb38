import type { RemovedKind } from './removed';

/** What is left out with all that is in it; undefined is nothing that anybody would miss. */
export const DROPPED: Readonly<Record<string, RemovedKind | undefined>> = {
  script: 'scripts',
  style: 'styles',
  ...{ iframe: 'embeds', object: 'embeds', embed: 'embeds', applet: 'embeds', canvas: 'embeds' },
  ...{ audio: 'embeds', video: 'embeds', frameset: 'embeds' },
  ...{ input: 'fields', select: 'fields', textarea: 'fields', button: 'fields', option: 'fields' },
  ...{ datalist: 'fields', progress: 'fields', meter: 'fields' },
  ...{ noscript: undefined, template: undefined, head: undefined, title: undefined, meta: undefined },
  ...{ link: undefined, base: undefined, col: undefined, colgroup: undefined, param: undefined },
  // What Word writes for itself.
  xml: undefined,
};

/** Elements whose text stands for itself: what is around them is another paragraph. */
export const BLOCKS = new Set(
  [
    'address article aside body center dd details dialog dir div dl dt fieldset footer form header hgroup html legend',
    'main menu nav noframes optgroup search section summary xmp plaintext listing',
  ].flatMap((names) => names.split(' ')),
);

/** Elements of which a style may say that what is in them is bold; a heading is so by itself. */
export const STYLED = new Set(['p', 'li', 'td', 'a', 'span', 'font', 'em', 'u', 's', 'strong', 'sub', 'sup']);

/** Elements that are a look and nothing else. */
export const LOOKS = new Set([
  ...['basefont', 'big', 'blink', 'center', 'font'],
  ...['kbd', 'mark', 'marquee', 'small', 'tt'],
]);
