import { Button } from '@strapi/design-system';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';

import { useStrings } from '../strings/useStrings';
import { FormDialog } from './FormDialog';
import { linkAtCursor, putLink, removeLink } from './linkAtCursor';
import { TextField } from './TextField';
import { writtenAddress } from './writtenAddress';

interface Props {
  editor: Editor;
  onClose: () => void;
}

export const LinkDialog = ({ editor, onClose }: Props) => {
  const t = useStrings();
  const [range] = useState(() => linkAtCursor(editor));
  const [text, setText] = useState(range.text);
  const [address, setAddress] = useState(range.address);
  const [isTried, setTried] = useState(false);
  const href = writtenAddress(address);
  const confirm = () => {
    setTried(true);
    if (!href || text.trim() === '') return;
    onClose();
    putLink(editor, range, text, href);
  };
  const remove = () => {
    onClose();
    removeLink(editor, range);
  };
  return (
    <FormDialog
      title={t('link.title')}
      confirm={t(range.address ? 'dialog.save' : 'dialog.insert')}
      onConfirm={confirm}
      onClose={onClose}
      extra={
        range.address ? (
          <Button type="button" variant="danger-light" onClick={remove}>
            {t('link.remove')}
          </Button>
        ) : null
      }
    >
      <TextField
        label={t('link.text')}
        value={text}
        error={isTried && text.trim() === '' ? t('link.noText') : undefined}
        onChange={setText}
      />
      <TextField
        label={t('link.address')}
        value={address}
        hint={t('link.hint')}
        error={isTried && !href ? t('link.wrong') : undefined}
        onChange={setAddress}
      />
    </FormDialog>
  );
};
