import { Box, Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';

import { useStrings } from '../strings/useStrings';

/** As a class of the element says them: `language-html`. */
const LANGUAGES = ['bash', 'css', 'html', 'javascript', 'json', 'php', 'python', 'sql', 'typescript', 'yaml'];

const NONE = '';

/** The language of the code that is written in. One that the list has not stays. */
export const CodeBar = ({ editor }: { editor: Editor }) => {
  const t = useStrings();
  const language = useEditorState({
    editor,
    selector: (state) => String(state.editor.getAttributes('codeBlock').language ?? NONE),
  });
  const known = LANGUAGES.includes(language) || language === NONE ? LANGUAGES : [...LANGUAGES, language];
  const choose = (value: string | number) =>
    editor
      .chain()
      .focus()
      .updateAttributes('codeBlock', { language: value === NONE || value === 'none' ? null : value })
      .run();
  return (
    <Box padding={2} maxWidth="24rem">
      <Field.Root>
        <SingleSelect
          size="S"
          aria-label={t('codeBlock.language')}
          value={language || 'none'}
          onChange={choose}
        >
          <SingleSelectOption value="none">{t('codeBlock.noLanguage')}</SingleSelectOption>
          {known.map((name) => (
            <SingleSelectOption key={name} value={name}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
};
