import { useState, type ComponentPropsWithoutRef } from 'react';

import { ChosenFiles, type ChosenFilesProps } from './ChosenFiles';
import { FieldError, FieldHint, LabelText } from './FieldFrame';
import { Label } from '../Words/Label';
import * as frame from './FieldFrame.module.css';
import { splitFieldProps, type FieldProps } from './fieldProps';
import * as styles from './FileField.module.css';
import { UploadProgress, type UploadProgressProps } from './UploadProgress';

type FileFieldProps = FieldProps &
  Partial<ChosenFilesProps> &
  Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'style' | 'type' | 'value'> & {
    /** What the drawn button says: 'Choose files'. */
    readonly action: string;
    readonly progress?: UploadProgressProps;
  };

/** Files by choosing or dropping: the native input covers the zone, so that dropping needs no script. */
export const FileField = ({ action, files = [], remove, progress, ...props }: FileFieldProps) => {
  const { field, control } = splitFieldProps(props);
  const [over, setOver] = useState(false);
  return (
    <div className={frame.field} data-ground={field.tone}>
      <div className={styles.zone} data-over={over || undefined}>
        <svg className={styles.icon} viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
          <path d="M14 2H4a2 2 0 0 0-2 2v20a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V10zM14 2v8h8M12 21v-7m-3.5 3L12 13.5l3.5 3.5" />
        </svg>
        <div className={styles.words}>
          <label htmlFor={field.id} className={frame.label}>
            <LabelText {...field} />
          </label>
          <FieldHint {...field} />
        </div>
        <span className={styles.action} aria-hidden="true">
          <Label>{action}</Label>
        </span>
        <input
          {...control}
          type="file"
          className={styles.input}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      <ChosenFiles files={files} remove={remove} />
      {progress && <UploadProgress {...progress} />}
      <FieldError {...field} />
    </div>
  );
};
