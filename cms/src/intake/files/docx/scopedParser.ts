import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Elements in one another that declare namespaces. Word needs a few in a drawing. */
const MAX_DECLARING = 64;

type Names = SaxesTagNS['ns'];

/**
 * The parser of saxes, which finds the namespace of a name in the elements that declare some: it would look through all
 * elements around each name.
 */
export class ScopedParser extends SaxesParser<{ xmlns: true; position: false }> {
  private readonly declaring: Names[] = [];

  constructor() {
    super({ xmlns: true, position: false });
  }

  /** An element begins. @returns whether not too many that it lies in declare names. */
  enter({ ns }: SaxesTagNS): boolean {
    if (Object.keys(ns).length > 0) this.declaring.push(ns);
    return this.declaring.length <= MAX_DECLARING;
  }

  leave({ ns }: SaxesTagNS): void {
    if (this.declaring.at(-1) === ns) this.declaring.pop();
  }

  override resolve(prefix: string): string | undefined {
    const own = this['topNS'][prefix];
    if (own !== undefined) return own;
    for (let index = this.declaring.length - 1; index >= 0; index -= 1) {
      const found = this.declaring[index]?.[prefix];
      if (found !== undefined) return found;
    }
    return prefix === '' ? '' : this['ns'][prefix];
  }
}
