/** Bytes at first; twice as many whenever they are too few. */
const first = 1_024;

/** Bytes that come in pieces, kept in one place: a body of a hundred thousand pieces of one byte is a hundred kilobytes. */
export const growingBytes = () => {
  let bytes = Buffer.allocUnsafe(first);
  let length = 0;
  return {
    add: (piece: Buffer): void => {
      const needed = length + piece.length;
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(needed, bytes.length * 2));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      piece.copy(bytes, length);
      length = needed;
    },
    whole: (): Buffer => bytes.subarray(0, length),
  };
};
