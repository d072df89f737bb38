import type { Lettering } from './socialCardLettering';

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Line height in em. */
  readonly leading: number;
  /** Sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

/** What has an outline of its own: no spaces, no marks, nothing that only joins others. */
const lettersIn = (text: string): number =>
  [...text.normalize('NFC').replace(/[\s\p{M}\p{Cf}]/gu, '')].length;

/** What a card says, of letters that its face has: its title, or the name of the site where less than half of that can be drawn. */
export const wordsFor = (
  { title, siteName }: { readonly title: string; readonly siteName: string },
  { drawable }: Pick<Lettering, 'drawable'>,
): string => {
  const words = drawable(title);
  const drawn = lettersIn(words);
  return drawn > 0 && drawn * 2 >= lettersIn(title) ? words : drawable(siteName);
};

const wrap = (text: string, width: number, measure: (line: string) => number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Lines of about one length: the narrowest width that needs no more of them. */
const balanced = (text: string, width: number, measure: (line: string) => number): string[] => {
  const lines = wrap(text, width, measure);
  for (let narrower = width; ; narrower -= 16) {
    const next = wrap(text, narrower - 16, measure);
    if (next.length > lines.length || next.some((line) => measure(line) > narrower - 16))
      return wrap(text, narrower, measure);
  }
};

/** A line that does not fit, without its end. */
const shortened = (line: string, width: number, measure: (line: string) => number): string => {
  let kept = line;
  while (kept && measure(`${kept}…`) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
};

/** The text at the largest size at which it fits its box; at the smallest, what fits, and an ellipsis. */
export const fitText = (text: string, box: TextBox, lettering: Pick<Lettering, 'width'>): FittedText => {
  const { width, height, leading, sizes } = box;
  for (const size of sizes) {
    const measure = (line: string) => lettering.width(line, size);
    const lines = wrap(text, width, measure);
    if (lines.length * size * leading <= height && lines.every((line) => measure(line) <= width))
      return { size, lines: balanced(text, width, measure) };
  }
  const size = sizes.at(-1) ?? 0;
  const measure = (line: string) => lettering.width(line, size);
  const room = Math.floor(height / (size * leading));
  const lines = wrap(text, width, measure);
  return {
    size,
    lines: lines
      .slice(0, room)
      .map((line, index) =>
        measure(line) > width || (index === room - 1 && lines.length > room)
          ? shortened(line, width, measure)
          : line,
      ),
  };
};
