import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import { styled } from 'styled-components';

import { useStrings } from '../strings/useStrings';

const LEVELS = [2, 3, 4] as const;

export type BlockKindName = 'paragraph' | `h${(typeof LEVELS)[number]}`;

/** The kind of the paragraph that is written in. Undefined in code and in captions. */
export const blockKindOf = (editor: Editor): BlockKindName | undefined => {
  const level = LEVELS.find((one) => editor.isActive('heading', { level: one }));
  if (level) return `h${level}`;
  return editor.isActive('paragraph') ? 'paragraph' : undefined;
};

export const setBlockKind = (editor: Editor, kind: string | number): void => {
  const level = LEVELS.find((one) => kind === `h${one}`);
  const chain = editor.chain().focus();
  if (level) chain.setHeading({ level }).run();
  else chain.setParagraph().run();
};

/** A field of its own: in that of the text it would have the name of the text. */
const Narrow = styled(Field.Root)`
  width: 13.4rem;
`;

interface Props {
  editor: Editor;
  kind: BlockKindName | undefined;
  isDisabled: boolean;
}

export const BlockKind = ({ editor, kind, isDisabled }: Props) => {
  const t = useStrings();
  return (
    <Narrow>
      <SingleSelect
        size="S"
        aria-label={t('kind.label')}
        placeholder={t('kind.label')}
        value={kind ?? null}
        disabled={isDisabled}
        onChange={(value) => setBlockKind(editor, value)}
      >
        <SingleSelectOption value="paragraph">{t('kind.paragraph')}</SingleSelectOption>
        <SingleSelectOption value="h2">{t('kind.h2')}</SingleSelectOption>
        <SingleSelectOption value="h3">{t('kind.h3')}</SingleSelectOption>
        <SingleSelectOption value="h4">{t('kind.h4')}</SingleSelectOption>
      </SingleSelect>
    </Narrow>
  );
};
