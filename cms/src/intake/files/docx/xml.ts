/** The XML of a Word document's parts, read by a parser that knows no document types, and so no entities of anybody's own. */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

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

/**
 * Reads a part.
 *
 * @throws Error in English where it is not well-formed, has a document type, or names an encoding that it has not.
 */
export const readXml = (bytes: Buffer, handlers: XmlHandlers): void => {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?(8|16)$/i.test(encoding)) fail();
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) fail();
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) fail();
    handlers.open?.(tag);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handlers.close?.(tag);
  });
  if (handlers.text) {
    parser.on('text', handlers.text);
    parser.on('cdata', handlers.text);
  }
  parser.write(decode(bytes)).close();
};

export const attributesOf = (tag: Tag): SaxesAttributeNS[] => Object.values(tag.attributes);

/** An attribute by its local name, whatever its prefix; an empty text when it is not there. */
export const attribute = (tag: Tag, local: string): string =>
  attributesOf(tag).find((each) => each.local === local)?.value ?? '';
