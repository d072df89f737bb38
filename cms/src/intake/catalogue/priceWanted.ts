/** Checks what is wanted of the catalogue against what it offers, and writes it down at its own prices. */
import { marked } from '../../forms/optionMarks';
import {
  formatVnd,
  lineOf,
  type PricedOption,
  quantityLimits,
  totalOf,
  type WantedOptions,
} from '../../forms/optionPrices';
import { cleanLine } from '../form/cleanText';
import type { Values } from '../form/forms';
import { Refusal } from '../request/refusal';
import type { Offer } from './offer';
import type { Seen, Wanted, WantedOption } from './wanted';

/** Why something is not sold as it was asked for; `errors.purchase.<why>` in the locale files. */
type Why = 'gone' | 'quantity' | 'twice' | 'changed';

const refuse = (why: Why): never => {
  throw new Refusal(400, { purchase: why });
};

const isSame = (seen: Seen | undefined, now: Seen): boolean =>
  !seen || (seen.title === now.title && seen.basicPrice === now.basicPrice && seen.endPrice === now.endPrice);

const isQuantity = (quantity: number, { allow_quantity }: PricedOption): boolean =>
  Number.isInteger(quantity) &&
  quantity >= quantityLimits.min &&
  quantity <= (allow_quantity ? quantityLimits.max : quantityLimits.min);

const offered = (options: readonly PricedOption[], { documentId, isMark }: WantedOption): PricedOption =>
  (isMark ? marked(options, documentId) : options.find((option) => option.documentId === documentId)) ??
  refuse('gone');

/** Each of the wanted options as it is offered. */
const found = (offer: Offer, wanted: WantedOption[]): [PricedOption, WantedOption][] =>
  wanted.map((each) => [offered(offer.options, each), each]);

/** 'Content page: 3 × 450.000 VND = 1.350.000 VND', or without a quantity where there is none. */
const lineText = (option: PricedOption, quantity: number): string => {
  const price = formatVnd(lineOf(option, quantity));
  const title = cleanLine(option.title);
  return option.allow_quantity
    ? `${title}: ${quantity} × ${formatVnd(option.basic_price)} = ${price}`
    : `${title}: ${price}`;
};

/**
 * The fields of a purchase that the catalogue writes, options in the order in which they are offered.
 *
 * @throws Refusal 400 where the template, the layout or an option is not offered (any more), an option comes twice or in a
 *   quantity that it cannot have, or a title or price is another one than the visitor saw.
 */
export const priceWanted = (offer: Offer | undefined, { layout: slug, options, seen }: Wanted): Values => {
  if (!offer) return refuse('gone');
  const layout = offer.layouts.find((each) => each.slug === slug);
  if (slug !== undefined && !layout) return refuse('gone');
  const lines = found(offer, options);
  const ids = new Set(lines.map(([{ documentId }]) => documentId));
  if (ids.size < options.length) return refuse('twice');
  for (const [option, { quantity }] of lines) if (!isQuantity(quantity, option)) return refuse('quantity');
  for (const [option, { quantity, seen: ofOption }] of lines) {
    const now = {
      title: option.title,
      basicPrice: formatVnd(option.basic_price),
      endPrice: formatVnd(lineOf(option, quantity)),
    };
    if (!isSame(ofOption, now)) return refuse('changed');
  }
  const wanted: WantedOptions = Object.fromEntries(
    lines.map(([{ documentId }, { quantity }]) => [documentId, quantity]),
  );
  const basicPrice = formatVnd(offer.basicPrice);
  const endPrice = formatVnd(totalOf(offer.basicPrice, offer.options, wanted));
  if (!isSame(seen, { title: offer.title, basicPrice, endPrice })) return refuse('changed');
  const told = offer.options.filter(({ documentId }) => ids.has(documentId));
  return {
    template: cleanLine(offer.title),
    templateId: offer.documentId,
    ...(layout ? { layout: cleanLine(layout.title) } : {}),
    basicPrice,
    ...(told.length > 0
      ? { extraOptions: told.map((option) => lineText(option, wanted[option.documentId] ?? 1)).join('\n') }
      : {}),
    endPrice,
  };
};
