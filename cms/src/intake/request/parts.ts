/** Parts of a multipart body that the parser would let fall without a word. */
import type { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';

const isEmitter = (value: unknown): value is EventEmitter =>
  typeof Reflect.get(Object(value), 'on') === 'function';

/** What splits the body into parts. The parser has no event of its own for those that it lets fall. */
const splitterOf = (parser: object): EventEmitter => {
  const splitter: unknown = Reflect.get(Object(Reflect.get(parser, '_parser')), 'parser');
  if (!isEmitter(splitter)) throw new Error('This version of @fastify/busboy is another one. Pin 3.2.6.');
  return splitter;
};

/**
 * Tells of each part that is neither a field nor a file: without a `Content-Disposition`, with another one, with a name that
 * is broken, or with headers that have no end.
 *
 * @param tell is called as soon as its headers are read, or the next part begins.
 * @returns whether the last part has headers without an end. To be asked when all is parsed.
 */
export const watchParts = (parser: object, tell: () => void): (() => boolean) => {
  let isOpen = false;
  splitterOf(parser).on('part', (part: Readable) => {
    if (isOpen) tell();
    isOpen = true;
    // Behind the parser's own listener: what it has use for, it listens to by now.
    part.on('header', () => {
      isOpen = false;
      if (part.listenerCount('data') === 0) tell();
    });
  });
  return () => isOpen;
};
