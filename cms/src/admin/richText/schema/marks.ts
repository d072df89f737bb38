import { Extension, Mark } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Link } from '@tiptap/extension-link';

import { linkAddress } from '../../../richText/address';
import { COMMON_ATTRIBUTES } from '../../../richText/elements';

/** Code may be bold, or a link, too: without this it would lose them. */
const RichCode = Code.extend({ excludes: '' });

const RichLink = Link.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
}).configure({
  autolink: false,
  openOnClick: false,
  linkOnPaste: true,
  defaultProtocol: 'https',
  HTMLAttributes: {},
  isAllowedUri: (address) => linkAddress(address) !== undefined,
});

const raised = (name: string, tag: string, excludes: string, key: string) =>
  Mark.create({
    name,
    excludes: `${name} ${excludes}`,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

const Subscript = raised('subscript', 'sub', 'superscript', 'Mod-,');
const Superscript = raised('superscript', 'sup', 'subscript', 'Mod-.');

/** The language and the name that any element may have. A new paragraph gets the language of the one before it. */
const CommonAttributes = Extension.create({
  name: 'commonAttributes',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'codeBlock'],
        ...['horizontalRule', 'table', 'tableRow', 'tableHeader', 'tableCell', 'picture', 'video'],
        ...['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript', 'link'],
      ],
      attributes: Object.fromEntries(
        COMMON_ATTRIBUTES.map((name) => [
          name,
          {
            default: null,
            keepOnSplit: name !== 'id',
            parseHTML: (element: HTMLElement) => element.getAttribute(name) || null,
          },
        ]),
      ),
    },
  ],
});

export const marks = [RichCode, RichLink, Subscript, Superscript, CommonAttributes];
