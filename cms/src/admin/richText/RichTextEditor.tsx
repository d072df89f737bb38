import { Box, Textarea } from '@strapi/design-system';
import { EditorContent, useEditorState } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { LinkDialog } from './dialogs/LinkDialog';
import { PictureDialog } from './dialogs/PictureDialog';
import { VideoDialog } from './dialogs/VideoDialog';
import { Notice } from './Notice';
import { useStrings } from './strings/useStrings';
import { TextStyles } from './TextStyles';
import { CodeBar } from './toolbar/CodeBar';
import { TableBar } from './toolbar/TableBar';
import { Toolbar } from './toolbar/Toolbar';
import type { DialogName } from './toolbar/tools';
import { useRichText } from './useRichText';

const DIALOGS = { link: LinkDialog, picture: PictureDialog, video: VideoDialog };

const Frame = styled(Box)`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};

  &:focus-within {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.colors.primary600}33;
  }

  &[data-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.danger600};
  }

  &[data-disabled='true'] {
    background: ${({ theme }) => theme.colors.neutral150};
  }
`;

const Source = styled(Textarea)`
  textarea {
    min-height: 32rem;
    font-family: ui-monospace, monospace;
  }
`;

interface Props {
  label: string;
  labelId: string;
  describedBy: string;
  /** The language that is written, for the browser's spelling. */
  language: string | undefined;
  stored: string;
  isRequired: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  onWrite: (html: string) => void;
}

export const RichTextEditor = (props: Props) => {
  const { label, language, isDisabled, isInvalid } = props;
  const t = useStrings();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<DialogName>();
  const { editor, isTooMuch, notice, closeNotice, readSource, takeSource } = useRichText({
    stored: props.stored,
    isEditable: !isDisabled,
    onWrite: props.onWrite,
    onLink: () => setDialog('link'),
    onToolbar: () => frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': props.labelId,
      'aria-describedby': `${props.describedBy} ${hintId}`,
      'aria-required': String(props.isRequired),
      'aria-invalid': String(isInvalid),
      ...(isDisabled ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
      ...(language ? { lang: language } : {}),
    },
  });
  // What the editor cannot hold can be shortened there.
  const [source, setSource] = useState(isTooMuch ? props.stored : undefined);
  const place = useEditorState({
    editor,
    selector: (state) => ({
      table: state.editor.isActive('table'),
      code: state.editor.isActive('codeBlock'),
    }),
  });
  const switchSource = () => {
    if (source === undefined) setSource(editor.isEmpty ? '' : props.stored);
    else if (takeSource(source)) setSource(undefined);
  };
  const OpenDialog = dialog && DIALOGS[dialog];
  const isWriting = source === undefined && !isDisabled;
  return (
    <>
      <Frame ref={frame} data-rich-text data-invalid={isInvalid} data-disabled={isDisabled}>
        <Toolbar
          editor={editor}
          label={label}
          isDisabled={isDisabled}
          isSource={source !== undefined}
          onDialog={setDialog}
          onSource={switchSource}
        />
        <TextStyles hidden={source !== undefined}>
          <EditorContent editor={editor} />
        </TextStyles>
        {source === undefined ? null : (
          <Source
            aria-label={t('source.label', { label })}
            value={source}
            disabled={isDisabled}
            onChange={({ target }: { target: HTMLTextAreaElement }) => {
              setSource(target.value);
              readSource(target.value);
            }}
          />
        )}
        {/* Below, so that the text does not move from under the pointer. */}
        {isWriting && place.table ? <TableBar editor={editor} /> : null}
        {isWriting && place.code ? <CodeBar editor={editor} /> : null}
      </Frame>
      <span id={hintId} hidden>
        {t('toolbar.hint')}
      </span>
      <Notice notice={notice} onClose={closeNotice} />
      {OpenDialog ? <OpenDialog editor={editor} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
};
