import { withLineEnds } from '../../content/readable';
import { visible } from '../../forms/limits';

/**
 * Control characters (PostgreSQL stores no NUL, and a chat or a terminal would obey some), and the marks that turn the
 * direction of text or hide a note in it: with them staff would read a file name or an address other than it is.
 */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** Halves of a character that lost the other half: no database takes them. */
const BROKEN = /\p{Surrogate}/gu;

/**
 * Characters that nobody sees: a name of nothing but these would pass as one. U+2800 is the Braille pattern without a dot. The
 * rest of what Unicode lets a program ignore goes too, but for what shapes its neighbours (`JOINERS`).
 */
const UNSEEN =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Joiners of an emoji or of a script, and choices of how one is shown, that stand where they shape nothing: not behind a
 * character, or behind another joiner. The tags of a flag stand behind the black flag.
 */
const JOINERS =
  /(?<![^\s\p{Cc}\p{Default_Ignorable_Code_Point}])[\ufe0e\ufe0f]|(?<![^\s\p{Cc}\p{Default_Ignorable_Code_Point}]\ufe0f?)[\u200c\u200d]|[\u200c\u200d](?![^\s\p{Cc}\p{Default_Ignorable_Code_Point}])|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,7})[\u{e0020}-\u{e007f}]/gu;

/** As many marks as one letter may have in a stream of text (UAX 15, 'Stream-Safe Text Format'): to order more takes long. */
const MARKS = /(\p{M}{30})\p{M}+/gu;

/** Twice what any field may have: what is longer is refused as too long, and not worth the time of a cleaning. */
const LONGEST = 20_000;

const clean = (text: string): string =>
  text.length > LONGEST
    ? text
    : visible(
        withLineEnds(text)
          .replace(MARKS, '$1')
          .normalize('NFC')
          .replace(INVISIBLE, '')
          .replace(BROKEN, '\ufffd')
          .replace(UNSEEN, '')
          .replace(JOINERS, '')
          .trim(),
      );

/** A text of one line, left as it is where no field takes one so long: whitespace runs, line breaks too, become one blank. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, ' ');

/** A text of several lines, with `\n` between them. */
export const cleanLines = (text: string): string => clean(text);
