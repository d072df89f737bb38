/** The most that a text may be. They bound what reading one costs; a post of 5,000 words is a tenth of each. */
export const LIMITS = {
  /** Characters, as they are sent. */
  characters: 300_000,
  /** Elements, also those that are only made by closing what was left open. */
  elements: 10_000,
  /** Elements within each other. */
  depth: 80,
  /** Words in the tag of one. */
  attributes: 2_000,
};

export type Limits = Readonly<typeof LIMITS>;

/** The most that a paste may be: programs write ten times as much around a text, and pictures in it, as is kept of it. */
export const PASTE_LIMITS: Limits = {
  characters: 20_000_000,
  elements: 100_000,
  depth: 200,
  attributes: LIMITS.attributes,
};

/** Why a text is not read: it has too many characters, or too many elements or elements within each other. */
export type Excess = 'long' | 'complex';

/** A text is more than the limits allow. */
export class TooMuchText extends Error {
  constructor(readonly excess: Excess) {
    super(`The rich text is too ${excess}.`);
  }
}
