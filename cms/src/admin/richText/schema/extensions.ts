import { getSchema, type Extensions } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';

import { figures } from './figures';
import { marks } from './marks';
import { tables } from './tables';

const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (list: HTMLElement) => Number.parseInt(list.getAttribute('start') ?? '', 10) || 1,
    },
  }),
});

/** What the editor can hold: the elements of `cms/src/richText/elements.ts`, and nothing else. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: { HTMLAttributes: {} },
    code: false,
    link: false,
    orderedList: false,
  }),
  NumberedList,
  ...marks,
  ...tables,
  ...figures,
];

export const schema = getSchema(extensions);
