/** A purchase in the JSON of the site; `nativePurchase.ts` has the fields of a browser without a script. */
import type { Seen, Wanted, WantedOption } from '../catalogue/wanted';
import type { RawFields } from '../form/checkFields';
import { Refusal } from './refusal';

const isRecord = (value: unknown): value is RawFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value has to be. */
type Kind = 'text' | 'number' | 'textOrNothing' | 'record' | 'list' | 'any';

const IS: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  textOrNothing: (value) => value === undefined || value === null || typeof value === 'string',
  record: isRecord,
  list: Array.isArray,
  any: () => true,
};

/**
 * An object that has these properties and no others.
 *
 * @throws Refusal 400 with a code for each property that is unknown, missing or something else.
 */
const shaped = (value: unknown, shape: Readonly<Record<string, Kind>>): RawFields => {
  if (!isRecord(value)) throw new Refusal(400);
  const errors = Object.entries(value)
    .filter(([name]) => !Object.hasOwn(shape, name))
    .map(([name]) => [name.slice(0, 100), 'unknown']);
  const own = (name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);
  for (const [name, kind] of Object.entries(shape)) if (!IS[kind](own(name))) errors.push([name, 'type']);
  // An answer that names them all would be as long as what was sent.
  if (errors.length > 0) throw new Refusal(400, Object.fromEntries(errors.slice(0, 20)));
  return value;
};

const PURCHASE = {
  idCollection: 'text',
  titleCollection: 'text',
  layoutCollection: 'textOrNothing',
  basicPriceCollection: 'text',
  endPriceCollection: 'text',
  quantityCollection: 'number',
  contactInformation: 'record',
  extraOptions: 'list',
  captcha: 'any',
  website: 'any',
  lang: 'any',
} as const;

const CONTACT = {
  name: 'any',
  email: 'any',
  phone: 'any',
  message: 'any',
  file: 'textOrNothing',
  filename: 'textOrNothing',
} as const;

const OPTION = {
  documentId: 'text',
  title: 'text',
  quantity: 'number',
  basic_price: 'text',
  price_end: 'text',
} as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const seenIn = (title: unknown, basicPrice: unknown, endPrice: unknown): Seen => ({
  title: textOf(title),
  basicPrice: textOf(basicPrice),
  endPrice: textOf(endPrice),
});

const optionOf = (value: unknown): WantedOption => {
  const { documentId, title, quantity, basic_price, price_end } = shaped(value, OPTION);
  return {
    documentId: textOf(documentId),
    quantity: Number(quantity),
    seen: seenIn(title, basic_price, price_end),
  };
};

/** More options than a catalogue offers. */
export const MOST_OPTIONS = 1_000;

export interface SentPurchase {
  fields: RawFields;
  wanted: Wanted;
  /** What its file is called. */
  filename: string;
}

/**
 * Takes the JSON of the site apart (docs/specification/calls.md, 'Purchase').
 *
 * @param stand what stands for the text of the file, where that was taken out; any other text there is refused.
 * @throws Refusal 400 where it is not of that shape.
 */
export const readPurchase = (json: unknown, stand: string | undefined): SentPurchase => {
  const purchase = shaped(json, PURCHASE);
  const { file, filename, ...person } = shaped(purchase.contactInformation, CONTACT);
  const list = purchase.extraOptions as unknown[];
  if (purchase.quantityCollection !== 1) throw new Refusal(400, { quantityCollection: 'option' });
  if (list.length > MOST_OPTIONS) throw new Refusal(400, { extraOptions: 'max' });
  if ((file ?? undefined) !== stand) throw new Refusal(400, { file: 'type' });
  if (stand !== undefined && !filename) throw new Refusal(400, { filename: 'required' });
  const { captcha, website, lang, layoutCollection } = purchase;
  return {
    fields: { ...person, captcha, website, lang },
    filename: textOf(filename),
    wanted: {
      template: textOf(purchase.idCollection),
      ...(layoutCollection ? { layout: textOf(layoutCollection) } : {}),
      options: list.map(optionOf),
      seen: seenIn(purchase.titleCollection, purchase.basicPriceCollection, purchase.endPriceCollection),
    },
  };
};
