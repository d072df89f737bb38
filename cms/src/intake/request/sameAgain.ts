/** What a browser sends without a script has no key: the same contents of the same address within a short time are one. */
import { createHash } from 'node:crypto';

/** Milliseconds of a span: what comes in the same one or the one before is the same, five to ten minutes ago. */
const SPAN = 5 * 60_000;

/**
 * The keys of a submission without one: the first is stored with it, and each that was stored means that it came before.
 *
 * @param counted what limits count its sender by.
 * @param bodyHash of its form, fields and files.
 */
export const keysOfContents = (counted: string, bodyHash: string): [string, string] => {
  const span = Math.floor(Date.now() / SPAN);
  const keyOf = (of: number): string =>
    createHash('sha256')
      .update(JSON.stringify([counted, bodyHash, of]))
      .digest('hex');
  return [keyOf(span), keyOf(span - 1)];
};
