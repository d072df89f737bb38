import { Button, Flex } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef } from 'react';

import type { StringId } from '../strings/en';
import { useStrings } from '../strings/useStrings';
import { AttributeInput } from '../views/AttributeInput';
import { useRovingFocus } from './useRovingFocus';

type Action = (editor: Editor) => boolean;

const ACTIONS: readonly (readonly [StringId, Action])[] = [
  ['table.rowAbove', (editor) => editor.chain().focus().addRowBefore().run()],
  ['table.rowBelow', (editor) => editor.chain().focus().addRowAfter().run()],
  ['table.deleteRow', (editor) => editor.chain().focus().deleteRow().run()],
  ['table.columnBefore', (editor) => editor.chain().focus().addColumnBefore().run()],
  ['table.columnAfter', (editor) => editor.chain().focus().addColumnAfter().run()],
  ['table.deleteColumn', (editor) => editor.chain().focus().deleteColumn().run()],
  ['table.headerRow', (editor) => editor.chain().focus().toggleHeaderRow().run()],
  ['table.headerColumn', (editor) => editor.chain().focus().toggleHeaderColumn().run()],
  ['table.mergeOrSplit', (editor) => editor.chain().focus().mergeOrSplit().run()],
  ['table.delete', (editor) => editor.chain().focus().deleteTable().run()],
];

/** What can be done to the table that is written in. */
export const TableBar = ({ editor }: { editor: Editor }) => {
  const t = useStrings();
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar);
  const caption = useEditorState({
    editor,
    selector: (state) => String(state.editor.getAttributes('table').caption ?? ''),
  });
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={2}
      padding={2}
      background="neutral100"
      borderStyle="solid"
      borderWidth="1px 0 0"
      borderColor="neutral200"
    >
      <Flex ref={bar} role="toolbar" aria-label={t('table.label')} wrap="wrap" gap={1} {...roving}>
        {ACTIONS.map(([id, run]) => (
          <Button key={id} type="button" size="S" variant="tertiary" onClick={() => run(editor)}>
            {t(id)}
          </Button>
        ))}
      </Flex>
      <AttributeInput
        label={t('table.caption')}
        value={caption}
        onWrite={(text) => editor.commands.updateAttributes('table', { caption: text })}
      />
    </Flex>
  );
};
