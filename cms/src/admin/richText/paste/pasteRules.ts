import { cleanHtml } from '../../../richText/clean';
import { TooMuchText } from '../../../richText/limits';
import { renderMarkdown } from '../../../richText/markdown';
import type { Removed } from '../../../richText/removed';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice, type Schema } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';

import { documentOf } from '../html/documentHtml';
import { isMarkdown } from './markdown';

/** What is said of what was pasted. */
export interface Pasted {
  kind: 'paste' | 'markdown' | 'tooMuch';
  removed: Removed;
}

/** What a text is made into; undefined, once that was said, for one that is too much. */
const orTell = <Made>(tell: (pasted: Pasted) => void, make: () => Made): Made | undefined => {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof TooMuchText)) throw error;
    tell({ kind: 'tooMuch', removed: {} });
    return undefined;
  }
};

const plainSlice = (schema: Schema, text: string): Slice => {
  const lines = text.split(/\r?\n/);
  const paragraph = schema.nodes.paragraph;
  if (!paragraph) return Slice.empty;
  const content = lines.map((line) => paragraph.create(null, line === '' ? null : schema.text(line)));
  return new Slice(Fragment.from(content), 1, 1);
};

/** Two steps, so that undoing the second brings back the text as it was copied. */
const pasteMarkdown = (view: EditorView, text: string): Removed => {
  const { html, removed } = cleanHtml(renderMarkdown(text), true);
  const { from } = view.state.selection;
  view.dispatch(closeHistory(view.state.tr).replaceSelection(plainSlice(view.state.schema, text)));
  const { to } = view.state.selection;
  // The documents of one schema only fit together.
  const { content } = view.state.schema.nodeFromJSON(documentOf(html).toJSON());
  view.dispatch(
    closeHistory(view.state.tr)
      .replaceRange(from, to, new Slice(content, 0, 0))
      .scrollIntoView(),
  );
  return removed;
};

const pictureFiles = (data: DataTransfer | null): number => data?.files.length ?? 0;

/** What the editor does with what is pasted and dropped, and whom it tells. */
export const pasteRules = (tell: (pasted: Pasted) => void): EditorProps => ({
  transformPastedHTML: (source) => {
    // What was copied in the editor itself has nothing to clean.
    if (source.includes('data-pm-slice')) return source;
    const cleaned = orTell(tell, () => cleanHtml(source, true));
    if (!cleaned) return '';
    const { html, removed } = cleaned;
    if (Object.keys(removed).length > 0) tell({ kind: 'paste', removed });
    return html;
  },
  handlePaste: (view, event) => {
    const { clipboardData } = event;
    const text = clipboardData?.getData('text/plain') ?? '';
    // VS Code colours what is copied from it; it is text all the same.
    const isText =
      clipboardData?.types.includes('vscode-editor-data') || clipboardData?.getData('text/html') === '';
    if (isText && text === '' && pictureFiles(clipboardData) > 0) {
      tell({ kind: 'paste', removed: { pictures: pictureFiles(clipboardData) } });
      return true;
    }
    if (!isText || view.state.selection.$from.parent.type.spec.code || !isMarkdown(text)) return false;
    const removed = orTell(tell, () => pasteMarkdown(view, text));
    if (removed) tell({ kind: 'markdown', removed });
    return true;
  },
  handleDrop: (_view, event) => {
    const count = pictureFiles(event.dataTransfer);
    if (count > 0) tell({ kind: 'paste', removed: { pictures: count } });
    return count > 0;
  },
});
