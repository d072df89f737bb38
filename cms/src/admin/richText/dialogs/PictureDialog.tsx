import { useNotification, useStrapiApp } from '@strapi/strapi/admin';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';

import { useStrings } from '../strings/useStrings';
import { libraryPicture, type LibraryFile } from './libraryPicture';

interface Props {
  editor: Editor;
  onClose: () => void;
}

interface LibraryProps {
  allowedTypes: string[];
  onClose: () => void;
  onSelectAssets: (files: LibraryFile[]) => void;
}

/** The admin's own media library, as its fields for media open it. */
export const PictureDialog = ({ editor, onClose }: Props) => {
  const t = useStrings();
  const { toggleNotification } = useNotification();
  const components = useStrapiApp('RichTextPicture', (state) => state.components);
  const Library = components['media-library'] as ComponentType<LibraryProps> | undefined;
  const insert = (files: LibraryFile[]) => {
    onClose();
    // After an upload the library stands open with nothing chosen, and Strapi lets nobody choose for the editor (5.54).
    if (files.length === 0) toggleNotification({ type: 'warning', message: t('picture.noneChosen') });
    const pictures = files.flatMap((file) => libraryPicture(file, window.location.origin) ?? []);
    if (pictures.length > 0) editor.chain().focus().insertContent(pictures).run();
  };
  return Library ? <Library allowedTypes={['images']} onClose={onClose} onSelectAssets={insert} /> : null;
};
