/** The instruction of a link, read so that every way to read it gives nothing but what a document may have. */
import { isTakenLink } from '../links';

/** Word puts typographic quotes where somebody types plain ones, and takes them for such. */
const QUOTES = /[\u00ab\u00bb\u201c-\u201f\u2033\u2036\u275d\u275e\u301d-\u301f\uff02]/g;

/** A switch, an argument in quotes (which may lack the last one), or a word. */
const PIECES = /\\([^\s"\\]|$)|"([^"]*)"?|[^\s"]+/g;

/** A place within the target, a tip that is shown, a window: their argument follows. The others have none. */
const WITH_ARGUMENT = 'lot';
const PLAIN = 'mnhs';

/** What is only shown may have words before a colon, and times. */
const LABEL = /^(?!file|javascript|vbscript|data)[^:\\]*:$|^\d[\d.,:-]*$/i;

/** Pieces of an instruction, and letters of a tip. Word writes five at most, and shows 260. */
const [MOST_PIECES, LONGEST_TIP] = [40, 1_000];

/** A tip is shown and not followed. Where it says what could be followed, another reader may take it for the target. */
const isTip = (text: string): boolean =>
  text.length <= LONGEST_TIP && text.split(/\s+/).every((word) => LABEL.test(word) || isTakenLink(word));

/** A format of the result, as all fields have them: `\* MERGEFORMAT`. */
const FORMATS = /\\\*\s*(MERGEFORMAT|CHARFORMAT|UPPER|LOWER|FIRSTCAP|CAPS)(?=\s|$)/gi;

/**
 * Whether a link may have this instruction: each of its arguments is one where a document may lead, whatever switch it
 * belongs to, and no switch is unknown.
 *
 * @param instruction what follows the name of the field.
 */
export const isTakenHyperlink = (instruction: string): boolean => {
  const text = instruction.replace(QUOTES, '"').replace(FORMATS, ' ');
  let shown = false;
  let pieces = 0;
  for (const [piece, letter, quoted] of text.matchAll(PIECES)) {
    pieces += 1;
    if (pieces > MOST_PIECES) return false;
    if (letter === undefined) {
      const argument = quoted ?? piece;
      if (!(shown ? isTip(argument) : isTakenLink(argument))) return false;
      shown = false;
      continue;
    }
    const known = letter.toLowerCase();
    if (known === '' || !(WITH_ARGUMENT + PLAIN).includes(known)) return false;
    shown = known === 'o';
  }
  return true;
};
