import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';

import type { NoticeOf } from './Notice';
import { htmlOf, readHtml, type ReadHtml } from './html/documentHtml';
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

const startOf = (stored: string): ReadHtml & { stored: string } => ({ ...readHtml(stored), stored });

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
  const [start] = useState(() => startOf(options.stored));
  const [notice, setNotice] = useState<NoticeOf | undefined>(() =>
    Object.keys(start.removed).length > 0 ? { kind: 'open', removed: start.removed } : undefined,
  );
  const written = useRef(start.stored);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const writeHtml = (html: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = html === start.html ? start.stored : html;
    if (next === written.current) return;
    written.current = next;
    latest.current.onWrite(next);
  };
  const write = (editor: Editor) => writeHtml(htmlOf(editor.state.doc));

  const editor = useEditor({
    extensions,
    content: start.document.toJSON(),
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

  /** Takes HTML that somebody wrote; what is left out of it is said at the end. */
  const readSource = (source: string) => writeHtml(readHtml(source).html);
  const takeSource = (source: string) => {
    const { document, removed } = readHtml(source);
    editor.commands.setContent(document.toJSON());
    write(editor);
    setNotice(Object.keys(removed).length > 0 ? { kind: 'source', removed } : undefined);
  };
  return { editor, notice, closeNotice: () => setNotice(undefined), readSource, takeSource };
};
