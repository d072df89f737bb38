/** Base64 (RFC 4648, 4) that comes in pieces, strictly: what stands for no bytes, or for the same ones as another text, is none. */
import { Refusal } from './refusal';

/** Characters of a group that stands for three bytes. */
const GROUP = 4;

/** @throws Refusal 400 from both, where it is no base64. */
export const createBase64 = (field: string) => {
  let left = '';
  let isPadded = false;
  const refuse = (): never => {
    throw new Refusal(400, { [field]: 'encoding' });
  };
  return {
    /** The bytes that the text so far stands for, and were not handed out yet. */
    decode: (piece: Buffer): Buffer => {
      const text = left + piece.toString('latin1');
      const whole = text.length - (text.length % GROUP);
      left = text.slice(whole);
      const ready = text.slice(0, whole);
      // Behind the padding nothing comes.
      if (isPadded && text !== '') return refuse();
      isPadded = ready.endsWith('=');
      const bytes = Buffer.from(ready, 'base64');
      // Node lets fall what is none, takes the letters of addresses too, and bits that stand for nothing.
      return bytes.toString('base64') === ready ? bytes : refuse();
    },
    end: (): void => {
      if (left !== '') refuse();
    },
  };
};
