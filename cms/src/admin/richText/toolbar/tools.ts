import {
  ArrowClockwise,
  Bold,
  BulletList,
  Code,
  CodeBlock,
  GridFour,
  Image,
  Italic,
  Link,
  Minus,
  NumberList,
  Play,
  Quotes,
  StrikeThrough,
  Underline,
} from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import type { ElementType } from 'react';

import type { StringId } from '../strings/en';
import { Subscript, Superscript, Undo } from './icons';

/** What opens above the page to ask for more. */
export type DialogName = 'link' | 'picture' | 'video';

export interface Tool {
  id: Extract<StringId, `tool.${string}`>;
  icon: ElementType;
  /** As Tiptap writes them. */
  keys?: string;
  /** Name of the mark or node that it puts on and takes off. */
  active?: string;
  /** What it does, unless it opens a dialog. */
  run?: (editor: Editor) => boolean;
  dialog?: DialogName;
  /** False where it can do nothing now. */
  isPossible?: (editor: Editor) => boolean;
}

const mark = (name: string) => (editor: Editor) => editor.chain().focus().toggleMark(name).run();

const insertTable = (editor: Editor): boolean =>
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();

/** The tools in groups, in the order of the toolbar. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    { id: 'tool.bold', icon: Bold, keys: 'Mod-b', active: 'bold', run: mark('bold') },
    { id: 'tool.italic', icon: Italic, keys: 'Mod-i', active: 'italic', run: mark('italic') },
    { id: 'tool.underline', icon: Underline, keys: 'Mod-u', active: 'underline', run: mark('underline') },
    { id: 'tool.strike', icon: StrikeThrough, keys: 'Mod-Shift-s', active: 'strike', run: mark('strike') },
    { id: 'tool.code', icon: Code, keys: 'Mod-e', active: 'code', run: mark('code') },
    { id: 'tool.subscript', icon: Subscript, keys: 'Mod-,', active: 'subscript', run: mark('subscript') },
    {
      id: 'tool.superscript',
      icon: Superscript,
      keys: 'Mod-.',
      active: 'superscript',
      run: mark('superscript'),
    },
    { id: 'tool.link', icon: Link, keys: 'Mod-k', active: 'link', dialog: 'link' },
  ],
  [
    {
      id: 'tool.bullets',
      icon: BulletList,
      keys: 'Mod-Shift-8',
      active: 'bulletList',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      id: 'tool.numbers',
      icon: NumberList,
      keys: 'Mod-Shift-7',
      active: 'orderedList',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      id: 'tool.quote',
      icon: Quotes,
      keys: 'Mod-Shift-b',
      active: 'blockquote',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      id: 'tool.codeBlock',
      icon: CodeBlock,
      keys: 'Mod-Alt-c',
      active: 'codeBlock',
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
  ],
  [
    { id: 'tool.picture', icon: Image, dialog: 'picture' },
    { id: 'tool.video', icon: Play, dialog: 'video' },
    { id: 'tool.table', icon: GridFour, run: insertTable, isPossible: (editor) => !editor.isActive('table') },
    { id: 'tool.rule', icon: Minus, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
  [
    {
      id: 'tool.undo',
      icon: Undo,
      keys: 'Mod-z',
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      id: 'tool.redo',
      icon: ArrowClockwise,
      keys: 'Mod-Shift-z',
      run: (editor) => editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
];
