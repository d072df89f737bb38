/** What a field keeps beside its instruction, as bytes in Base64: of a link, the same object as in an old document. */
import { checkLinks } from '../doc/hyperlinks';
import { isWord } from './wordFields';
import type { Tag } from './xml';

const BASE64 = /^[a-z0-9+/\s]*(?:=\s*){0,2}$/i;

/** Puts the data of a field together, which come in pieces. */
export class FieldData {
  private depth = 0;
  private readonly pieces: string[] = [];

  open(tag: Tag): void {
    if (this.depth > 0 || (isWord(tag) && tag.local === 'fldData')) this.depth += 1;
  }

  text(text: string): void {
    if (this.depth > 0) this.pieces.push(text);
  }

  /** @throws Error in English where they are no data, or lead where no document may lead. */
  close(): void {
    if (this.depth === 0) return;
    this.depth -= 1;
    if (this.depth > 0) return;
    const text = this.pieces.splice(0).join('');
    if (!BASE64.test(text)) throw new Error('a field has data that are none');
    checkLinks(Buffer.from(text, 'base64'), []);
  }
}
