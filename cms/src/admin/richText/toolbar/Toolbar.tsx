import { Button, Flex } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { useStrings } from '../strings/useStrings';
import { BlockKind, blockKindOf } from './BlockKind';
import { ToolButton } from './ToolButton';
import { TOOLS, type DialogName, type Tool } from './tools';
import { useRovingFocus } from './useRovingFocus';

const Bar = styled(Flex)`
  background: ${({ theme }) => theme.colors.neutral100};
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius} ${({ theme }) => theme.borderRadius} 0 0;
`;

const Group = styled(Flex)`
  &:not(:last-child) {
    border-right: 1px solid ${({ theme }) => theme.colors.neutral200};
    padding-right: 0.4rem;
  }
`;

const stateOf = (editor: Editor) => ({
  kind: blockKindOf(editor),
  active: TOOLS.flat().flatMap(({ id, active }) => (active && editor.isActive(active) ? [id] : [])),
  impossible: TOOLS.flat().flatMap(({ id, isPossible }) => (isPossible?.(editor) === false ? [id] : [])),
});

const SourceButton = styled(Button)`
  height: 2.8rem;
  padding: 0 0.8rem;
`;

interface Props {
  editor: Editor;
  label: string;
  isDisabled: boolean;
  isSource: boolean;
  onDialog: (name: DialogName) => void;
  onSource: () => void;
}

/** Everything that can be done to a text. `data-rich-text-toolbar` is where Alt+F10 goes. */
export const Toolbar = ({ editor, label, isDisabled, isSource, onDialog, onSource }: Props) => {
  const t = useStrings();
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar);
  const { kind, active, impossible } = useEditorState({ editor, selector: (state) => stateOf(state.editor) });
  const press = (tool: Tool) => (tool.dialog ? onDialog(tool.dialog) : tool.run?.(editor));
  const isOff = isDisabled || isSource;
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={t('toolbar.label', { label })}
      data-rich-text-toolbar
      wrap="wrap"
      gap={1}
      padding={1}
      {...roving}
      onKeyUp={({ key }: { key: string }) => key === 'Escape' && editor.commands.focus()}
    >
      <BlockKind editor={editor} kind={kind} isDisabled={isOff} />
      {TOOLS.map((group) => (
        <Group key={group[0]?.id} gap={0} wrap="wrap">
          {group.map((tool) => (
            <ToolButton
              key={tool.id}
              tool={tool}
              isActive={active.includes(tool.id)}
              isPossible={!isOff && !impossible.includes(tool.id)}
              onPress={press}
            />
          ))}
        </Group>
      ))}
      <SourceButton
        type="button"
        size="S"
        variant={isSource ? 'secondary' : 'ghost'}
        aria-label={t(isSource ? 'source.back' : 'tool.source')}
        onClick={onSource}
      >
        {isSource ? t('source.back') : 'HTML'}
      </SourceButton>
    </Bar>
  );
};
