import { type PDFObject, PDFRef } from '@cantoo/pdf-lib';

/** All objects of a file by their numbers: a file that was changed later has several of one number. */
export class Definitions {
  private readonly byNumber = new Map<number, PDFObject[]>();

  /** @throws Error in English for a reference: some readers follow it, others find nothing there. */
  add(number: number, object: PDFObject): void {
    if (object instanceof PDFRef) throw new Error('an object only leads to another one');
    const known = this.byNumber.get(number);
    if (known) known.push(object);
    else this.byNumber.set(number, [object]);
  }

  /** Everything that a reader may find here, whichever version of the file it reads. */
  all(object: PDFObject | undefined): PDFObject[] {
    if (object === undefined) return [];
    return object instanceof PDFRef ? (this.byNumber.get(object.objectNumber) ?? []) : [object];
  }

  /**
   * What stands here.
   *
   * @throws Error in English where readers may disagree.
   */
  one(object: PDFObject | undefined): PDFObject | undefined {
    const found = this.all(object);
    if (found.length > 1) throw new Error('it says the same thing in two ways');
    return found[0];
  }
}
