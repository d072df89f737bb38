import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';

import { FileField } from '../../ui/form/FileField';

/** Files: none, two of them on their way, refused, locked. */
export const FieldFiles = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('styleguide');
  const [files, setFiles] = useState([
    { name: t('field.file1'), size: '240 kB' },
    { name: t('field.file2'), size: '1.8 MB' },
  ]);
  const strings = { label: t('field.files'), hint: t('field.filesHint'), action: t('field.filesAction') };
  return (
    <>
      <FileField id={`${id}-files`} {...strings} multiple />
      <FileField
        id={`${id}-files-chosen`}
        {...strings}
        multiple
        files={files}
        remove={{
          label: (name) => t('field.remove', { name }),
          onRemove: (index) => setFiles(files.filter((_, other) => other !== index)),
        }}
        progress={{ value: 0.62, label: t('field.sending', { percent: 62 }) }}
      />
      <FileField id={`${id}-files-wrong`} {...strings} error={t('field.filesError')} required />
      <FileField id={`${id}-files-locked`} {...strings} disabled />
    </>
  );
};
