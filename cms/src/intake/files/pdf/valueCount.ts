import type { PDFName } from '@cantoo/pdf-lib';

/** An honest file of ten megabytes has a few hundred thousand values, and some thousand names. */
const MAX_VALUES = 1_000_000;
const MAX_NAMES = 100_000;

/** How much one file says, in itself and in its object streams together: a small one can unpack to millions of values. */
export class ValueCount {
  private values = 0;
  private readonly names = new Set<PDFName>();

  /** One more value. @throws Error in English when there are too many. */
  value(): void {
    this.values += 1;
    if (this.values > MAX_VALUES) throw new Error('it has too many objects');
  }

  /** One more name. @throws as {@link value}; names are remembered for as long as the process lives. */
  name(name: PDFName): void {
    this.names.add(name);
    if (this.names.size > MAX_NAMES) throw new Error('it has too many names');
  }
}
