/** What a purchase says that it wants of the catalogue. Nothing of it is believed: `priceWanted.ts` looks it up. */

/** The texts beside a template or an option that a visitor saw when the form was sent. */
export interface Seen {
  title: string;
  basicPrice: string;
  endPrice: string;
}

export interface WantedOption {
  documentId: string;
  /** Whether that is its first letters only (`cms/src/forms/optionMarks.ts`). */
  isMark?: boolean;
  /** Whatever number it says. */
  quantity: number;
  seen?: Seen;
}

export interface Wanted {
  /** The documentId of a template. */
  template: string;
  /** The slug of the layout that was looked at. */
  layout?: string;
  options: WantedOption[];
  /** Undefined where a browser without a script sent it: its page may be older, and the answer tells the prices. */
  seen?: Seen;
}
