import { getMarkRange, type Editor } from '@tiptap/core';

export interface LinkRange {
  from: number;
  to: number;
  text: string;
  /** Empty for a link that is not there yet. */
  address: string;
}

/** The link that the cursor is in, else what is selected, which a link can be made of. */
export const linkAtCursor = (editor: Editor): LinkRange => {
  const { doc, selection, schema } = editor.state;
  const type = schema.marks.link;
  const isLink = editor.isActive('link');
  const around = isLink && type ? getMarkRange(selection.$from, type) : undefined;
  const { from, to } = around ?? selection;
  const text = doc.textBetween(from, to, ' ', ' ');
  return { from, to, text, address: isLink ? String(editor.getAttributes('link').href ?? '') : '' };
};

/** Makes a link of what was selected, with other words if they were changed. */
export const putLink = (editor: Editor, range: LinkRange, text: string, address: string): void => {
  const { from, to } = range;
  const chain = editor.chain().focus().setTextSelection({ from, to });
  if (text === range.text) {
    chain.setLink({ href: address }).setTextSelection(to).run();
    return;
  }
  const others = editor.state.doc
    .resolve(from)
    .marks()
    .filter(({ type }) => type.name !== 'link');
  const link = { type: 'link', attrs: { href: address } };
  chain
    .insertContent({ type: 'text', text, marks: [...others.map((mark) => mark.toJSON()), link] })
    .unsetMark('link')
    .run();
};

export const removeLink = (editor: Editor, { from, to }: LinkRange): void => {
  editor.chain().focus().setTextSelection({ from, to }).unsetMark('link').setTextSelection(to).run();
};
