import { createHash } from 'node:crypto';

/**
 * A key of 44 characters for a text of any length, to remember it by. The text itself must not stay: it may be long, and
 * a short one may be a piece of the body or header it came in, all of which V8 keeps for as long as the piece.
 */
export const fixedKey = (text: string): string => createHash('sha256').update(text).digest('base64');
