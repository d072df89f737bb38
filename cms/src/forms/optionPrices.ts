/** What a template costs with its paid options (docs/specification/cms-pages.md, 'Option prices'). Prices are whole VND. */

/** An option as the CMS has it. */
export interface PricedOption {
  readonly documentId: string;
  readonly title: string;
  readonly basic_price: number;
  /** Whether more than one may be wanted. */
  readonly allow_quantity: boolean | null;
}

/** How many of an option are wanted, by its documentId; what is not there is not wanted. */
export type WantedOptions = Readonly<Record<string, number>>;

export const quantityLimits = { min: 1, max: 999 } as const;

/** The quantity that an input stands for: from 1 to 999, and 1 for what is no number. */
export const quantityOf = (input: string | number): number => {
  const number = Math.trunc(typeof input === 'number' ? input : Number.parseFloat(input));
  if (Number.isNaN(number)) return quantityLimits.min;
  return Math.min(Math.max(number, quantityLimits.min), quantityLimits.max);
};

/** What a line of options costs. */
export const lineOf = ({ basic_price, allow_quantity }: PricedOption, quantity: number): number =>
  basic_price * (allow_quantity ? quantityOf(quantity) : 1);

/** The options that are wanted, in the order in which they are offered, each with its quantity and what it costs. */
export const wantedLines = <Option extends PricedOption>(
  options: readonly Option[],
  wanted: WantedOptions,
): { option: Option; quantity: number; price: number }[] =>
  options.flatMap((option) => {
    const quantity = Object.hasOwn(wanted, option.documentId) ? wanted[option.documentId] : undefined;
    if (quantity === undefined) return [];
    const counted = option.allow_quantity ? quantityOf(quantity) : 1;
    return [{ option, quantity: counted, price: lineOf(option, counted) }];
  });

/** The price of a template with what is wanted: `price_end`. */
export const totalOf = (
  basicPrice: number,
  options: readonly PricedOption[],
  wanted: WantedOptions,
): number => wantedLines(options, wanted).reduce((sum, { price }) => sum + price, basicPrice);

const vnd = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** A price as `5.900.000 VND`: Vietnamese grouping, no decimals. */
export const formatVnd = (price: number): string => `${vnd.format(price)} VND`;
