/** What a purchase wants in the fields of a browser without a script. */
import { markPattern, quantityField } from '../../forms/optionMarks';
import { quantityOf } from '../../forms/optionPrices';
import type { Wanted } from '../catalogue/wanted';
import type { RawFields } from '../form/checkFields';
import { MOST_OPTIONS } from './purchase';
import { Refusal } from './refusal';

/** The fields of a native form that say what is wanted. */
const WANTED_FIELDS = ['template', 'layout', 'options'] as const;

export type WantedFields = Readonly<Partial<Record<(typeof WANTED_FIELDS)[number], string>>>;

/** How many of them there may be: an option has one that says that it is wanted, and one that says how many. */
export const MOST_WANTED_FIELDS = WANTED_FIELDS.length + 2 * MOST_OPTIONS;

const QUANTITY_FIELD = new RegExp(`^${quantityField(markPattern)}$`);

const isText = (value: unknown): value is string => typeof value === 'string';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Letters of a mark with its quantity: what is longer is none, and not written down anew. */
const longest = 100;

/**
 * The options that fields tell of, each as `<mark>:<quantity>` with blanks between them; of more than there can be, as many as are
 * refused. A quantity is what the page makes of it (cms/src/forms/optionPrices.ts): nobody could mend it in the answer.
 */
const optionsText = (options: readonly string[], fields: RawFields): string =>
  options
    .flatMap(words)
    .slice(0, MOST_OPTIONS + 1)
    .map((word) => word.slice(0, longest))
    .map((option) => {
      const typed = fields[quantityField(option)];
      return option.includes(':')
        ? option
        : `${option}:${quantityOf(isText(typed) ? typed.slice(0, longest) : 1)}`;
    })
    .join(' ');

const isWanted = ([name, value]: [string, unknown]): boolean =>
  name === 'options'
    ? [value].flat().every(isText)
    : isText(value) && (QUANTITY_FIELD.test(name) || WANTED_FIELDS.some((field) => field === name));

/**
 * Takes out of the fields of a native form those that say what is wanted: `template` (a documentId), `layout` (a slug),
 * `options` for each that is ticked, and `quantity-<mark>` (docs/specification/calls.md, 'Purchase'). What is no text, or a
 * template that comes twice, stays with the others.
 *
 * @returns their values, options as `optionsText` writes them: as one hidden field they say the same again.
 */
export const takeWanted = (fields: RawFields): { wantedFields: WantedFields; rest: RawFields } => {
  const entries = Object.entries(fields);
  return {
    wantedFields: Object.fromEntries(
      entries.filter(isWanted).flatMap(([name, value]) => {
        if (QUANTITY_FIELD.test(name)) return [];
        const texts = [value].flat().map(String);
        return [[name, name === 'options' ? optionsText(texts, fields) : texts.join('')]];
      }),
    ),
    rest: Object.fromEntries(entries.filter((entry) => !isWanted(entry))),
  };
};

const MARKED = new RegExp(`^(${markPattern}):(\\d{1,6})$`);

/**
 * What a native form wants.
 *
 * @throws Refusal 400 where an option is something else.
 */
export const wantedIn = ({ template = '', layout, options = '' }: WantedFields): Wanted => {
  const list = words(options);
  if (list.length > MOST_OPTIONS) throw new Refusal(400, { options: 'max' });
  return {
    template,
    ...(layout ? { layout } : {}),
    options: list.map((text) => {
      const [, mark, quantity] = MARKED.exec(text) ?? [];
      if (mark === undefined) throw new Refusal(400, { options: 'pattern' });
      return { documentId: mark, isMark: true, quantity: Number(quantity) };
    }),
  };
};
