const OPEN = 0x28;
const CLOSE = 0x29;
const ESCAPE = 0x5c;

/** Where the bracket stands that closes the string which begins at `start`; -1 when none does. */
export const endOfString = (bytes: Uint8Array, start: number): number => {
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === ESCAPE) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
};
