import type { Editor } from '@tiptap/core';
import { useState } from 'react';

import { videoAddress } from '../../../richText/address';
import { useStrings } from '../strings/useStrings';
import { FormDialog } from './FormDialog';
import { TextField } from './TextField';

interface Props {
  editor: Editor;
  onClose: () => void;
}

export const VideoDialog = ({ editor, onClose }: Props) => {
  const t = useStrings();
  const [written, setWritten] = useState('');
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const address = videoAddress(written);
  const name = title.trim();
  const confirm = () => {
    setTried(true);
    if (!address || !name) return;
    onClose();
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { address, title: name } })
      .run();
  };
  return (
    <FormDialog title={t('video.title')} confirm={t('dialog.insert')} onConfirm={confirm} onClose={onClose}>
      <TextField
        label={t('video.address')}
        value={written}
        hint={t('video.addressHint')}
        error={isTried && !address ? t('video.wrong') : undefined}
        onChange={setWritten}
      />
      <TextField
        label={t('video.name')}
        value={title}
        hint={t('video.nameHint')}
        error={isTried && !name ? t('video.noName') : undefined}
        onChange={setTitle}
      />
    </FormDialog>
  );
};
