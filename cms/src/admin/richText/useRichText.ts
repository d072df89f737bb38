import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';

import { TooMuchText } from '../../richText/limits';
import type { NoticeOf } from './Notice';
import { documentOf, htmlOf, readHtml, type ReadHtml } from './html/documentHtml';
import { pasteRules } from './paste/pasteRules';
import { extensions } from './schema/extensions';

/** Milliseconds after which the form hears of what is typed: to write a long text anew at each key would be felt. */
const WRITE_AFTER = 300;

interface Options {
  /** The text as it is stored. */
  stored: string;
  attributes: Record<string, string>;
  isEditable: boolean;
  onWrite: (html: string) => void;
  onLink: () => void;
  onToolbar: () => void;
}

/** What can be read of some HTML; undefined for a text that is too much. */
const readable = (html: string): ReadHtml | undefined => {
  try {
    return readHtml(html);
  } catch (error) {
    if (error instanceof TooMuchText) return undefined;
    throw error;
  }
};

const noticeOf = (kind: 'open' | 'source', read: ReadHtml | undefined): NoticeOf | undefined => {
  if (!read) return { kind: 'tooMuch', removed: {} };
  return Object.keys(read.removed).length > 0 ? { kind, removed: read.removed } : undefined;
};

/** The latest of some value, for what is made once. */
const useLatest = <Value>(value: Value) => {
  const latest = useRef(value);
  latest.current = value;
  return latest;
};

/**
 * The editor of one stored text. The form hears of it when somebody changed it, and gets the stored text again, byte for
 * byte, when everything is as it was: to open an entry is no change.
 */
export const useRichText = (options: Options) => {
  const latest = useLatest(options);
  const [start] = useState(() => ({ stored: options.stored, read: readable(options.stored) }));
  const [notice, setNotice] = useState<NoticeOf | undefined>(() => noticeOf('open', start.read));
  const written = useRef(start.stored);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const writeHtml = (html: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = html === start.read?.html ? start.stored : html;
    if (next === written.current) return;
    written.current = next;
    latest.current.onWrite(next);
  };
  const write = (editor: Editor) => writeHtml(htmlOf(editor.state.doc));

  const editor = useEditor({
    extensions,
    content: (start.read?.document ?? documentOf('')).toJSON(),
    editable: options.isEditable,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      timer.current ??= setTimeout(() => write(changed), WRITE_AFTER);
    },
    // Who presses Save leaves the text first.
    onBlur: ({ editor: left }) => timer.current && write(left),
    editorProps: {
      ...pasteRules(setNotice),
      attributes: () => latest.current.attributes,
      handleKeyDown: (_view, event) => {
        const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
        if (isLink) latest.current.onLink();
        const isToolbar = event.key === 'F10' && event.altKey;
        if (isToolbar) latest.current.onToolbar();
        return isLink || isToolbar;
      },
    },
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => editor.setEditable(options.isEditable, false), [editor, options.isEditable]);
  // The text has them anew after its next change only, and an error comes without one.
  const attributes = JSON.stringify(options.attributes);
  useEffect(() => editor.setOptions(), [editor, attributes]);

  /** Tells the form of HTML that somebody writes. What is too much the CMS refuses, and says so. */
  const readSource = (source: string) => writeHtml(readable(source)?.html ?? source);
  /** Takes HTML that somebody wrote; what is left out of it is said. @returns whether it could be taken. */
  const takeSource = (source: string): boolean => {
    const read = readable(source);
    setNotice(noticeOf('source', read));
    if (!read) return false;
    editor.commands.setContent(read.document.toJSON());
    write(editor);
    return true;
  };
  const closeNotice = () => setNotice(undefined);
  return { editor, isTooMuch: !start.read, notice, closeNotice, readSource, takeSource };
};
