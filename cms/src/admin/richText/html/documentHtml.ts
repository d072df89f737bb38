import { DOMParser as DocumentParser, DOMSerializer, type Node } from '@tiptap/pm/model';

import { cleanHtml } from '../../../richText/clean';
import type { Removed } from '../../../richText/removed';
import { schema } from '../schema/extensions';
import { sameContent } from './sameContent';
import { tidy } from './tidy';
import { writeHtml } from './writeHtml';

/** The HTML of a document of the editor, as it is stored. Empty for one that shows nothing. */
export const htmlOf = (document: Node): string => {
  const root = window.document.createElement('div');
  DOMSerializer.fromSchema(document.type.schema).serializeFragment(
    document.content,
    { document: window.document },
    root,
  );
  tidy(root);
  return writeHtml(root);
};

/** The document of some HTML that is clean. */
export const documentOf = (html: string): Node => {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  return DocumentParser.fromSchema(schema).parse(body);
};

export interface ReadHtml {
  /** The HTML as the editor writes it. */
  html: string;
  document: Node;
  /** What of the text is not in it. */
  removed: Removed;
}

/**
 * Reads HTML that somebody wrote or that is stored, as far as the editor can hold it.
 *
 * @throws TooMuchText for a text that is not read.
 */
export const readHtml = (source: string): ReadHtml => {
  const { html: clean, removed } = cleanHtml(source);
  const document = documentOf(clean);
  const html = htmlOf(document);
  return { html, document, removed: sameContent(clean, html) ? removed : { ...removed, nesting: 1 } };
};
