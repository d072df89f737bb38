/** The XML of a Word document's parts, read by a parser that knows no document types, and so no entities of anybody's own. */
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';

import { ScopedParser } from './scopedParser';

export type Tag = SaxesTagNS;

export interface XmlHandlers {
  open?: (tag: Tag) => void;
  close?: (tag: Tag) => void;
  text?: (text: string) => void;
}

const fail = (): never => {
  throw new Error('a part is no plain XML');
};

/** The two encodings that a package may have; another one that the part names would be read by nobody alike. */
const decode = (bytes: Buffer): string => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return fail();
  }
};

const MAX_DEPTH = 1_000;
const MAX_ATTRIBUTES = 1_000;

/** No text has so many brackets that close; the parser puts them together one by one. */
const MAX_BRACKETS = 500_000;

const hasManyBrackets = (text: string): boolean => {
  let count = 0;
  for (let at = text.indexOf(']'); at >= 0 && count <= MAX_BRACKETS; at = text.indexOf(']', at + 1))
    count += 1;
  return count > MAX_BRACKETS;
};

/**
 * Ends of lines as XML means them. The parser does the same, one by one, which takes hundreds of megabytes for a part that
 * has nothing else.
 */
const withPlainLineEnds = (text: string): string => {
  if (!text.includes('\r')) return text;
  const bytes = Buffer.from(text);
  let to = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const isReturn = bytes[at] === 0x0d;
    if (isReturn && bytes[at + 1] === 0x0a) continue;
    bytes[to] = isReturn ? 0x0a : (bytes[at] ?? 0);
    to += 1;
  }
  return bytes.toString('utf8', 0, to);
};

/**
 * Reads a part.
 *
 * @throws Error in English where it is not well-formed, has a document type, or names an encoding that it has not.
 */
export const readXml = (bytes: Buffer, handlers: XmlHandlers): void => {
  const parser = new ScopedParser();
  let [depth, attributes] = [0, 0];
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?(8|16)$/i.test(encoding)) fail();
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet|^mso-application$/i.test(target)) fail();
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) fail();
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH || !parser.enter(tag)) fail();
    handlers.open?.(tag);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    parser.leave(tag);
    handlers.close?.(tag);
  });
  if (handlers.text) {
    parser.on('text', handlers.text);
    parser.on('cdata', handlers.text);
  }
  const text = withPlainLineEnds(decode(bytes));
  if (hasManyBrackets(text)) fail();
  parser.write(text).close();
};

export const attributesOf = (tag: Tag): SaxesAttributeNS[] => Object.values(tag.attributes);

/**
 * An attribute by its local name, whatever its prefix; an empty text when it is not there.
 *
 * @throws Error in English where there are two: readers may take either.
 */
export const attribute = (tag: Tag, local: string): string => {
  let found: SaxesAttributeNS | undefined;
  for (const name in tag.attributes) {
    const one = tag.attributes[name];
    if (one?.local !== local) continue;
    if (found) fail();
    found = one;
  }
  return found?.value ?? '';
};
