import { linkAddress, pictureAddress, videoAddress } from './address';
import { CODE_CLASS, COMMON_ATTRIBUTES, ELEMENTS } from './elements';

const matching =
  (pattern: RegExp) =>
  (value: string): string | undefined =>
    pattern.exec(value.trim())?.[0];

const pixels = matching(/^[1-9]\d{0,4}$/);
// A browser makes as many places in its table.
const span = matching(/^(?:[1-9]\d?|100)$/);

/** What an attribute may say: its value as it is kept, undefined where it is left out. */
const VALUES: Readonly<Record<string, (value: string) => string | undefined>> = {
  href: linkAddress,
  src: pictureAddress,
  'data-video': videoAddress,
  class: (value) => value.split(/\s+/).find((name) => CODE_CLASS.test(name)),
  width: pixels,
  height: pixels,
  colspan: span,
  rowspan: span,
  start: matching(/^-?\d{1,9}$/),
  scope: matching(/^(?:col|row)(?:group)?$/),
  lang: matching(/^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,5}$/i),
  id: matching(/^[^\s"'<>&]{1,100}$/),
  alt: (value) => value,
  title: (value) => value,
};

/**
 * The attributes of an element that a text may hold, as far as what they say is allowed.
 *
 * @param common those of them that any element may have.
 */
export const keptAttributes = (
  name: string,
  written: ReadonlyMap<string, string>,
  common = COMMON_ATTRIBUTES,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(ELEMENTS[name] ?? []), ...common].flatMap((attribute) => {
      const text = written.get(attribute);
      const value = text === undefined ? undefined : VALUES[attribute]?.(text);
      return value === undefined ? [] : [[attribute, value]];
    }),
  );
