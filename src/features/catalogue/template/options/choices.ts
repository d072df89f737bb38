import { quantityLimits, quantityOf, type WantedOptions } from '../../../../../cms/src/forms/optionPrices';

/** What a visitor has made of an option. A quantity may be set before the option is chosen. */
export interface Choice {
  readonly quantity: number;
  readonly selected: boolean;
}

/** By the documentId of the option; what is not there is untouched. */
export type Choices = Readonly<Record<string, Choice>>;

const untouched: Choice = { quantity: quantityLimits.min, selected: false };

export const choiceOf = (choices: Choices, option: string): Choice =>
  (Object.hasOwn(choices, option) ? choices[option] : undefined) ?? untouched;

/** What of them is wanted. */
export const wantedOf = (choices: Choices): WantedOptions =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([option, { selected, quantity }]) =>
      selected ? [[option, quantity]] : [],
    ),
  );

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * Reads choices that were kept as JSON. Whoever wrote them, what comes out is of options that are offered, with quantities
 * as they may be; the rest is untouched.
 */
export const readChoices = (kept: string | null, options: readonly string[]): Choices => {
  let found: Readonly<Record<string, unknown>>;
  try {
    found = asRecord(JSON.parse(kept ?? '{}'));
  } catch {
    return {};
  }
  return Object.fromEntries(
    options.flatMap((option) => {
      if (!Object.hasOwn(found, option)) return [];
      const { quantity, selected } = asRecord(found[option]);
      const counted = typeof quantity === 'number' ? quantityOf(quantity) : quantityLimits.min;
      return [[option, { quantity: counted, selected: selected === true }]];
    }),
  );
};
