import * as styles from './ChosenFiles.module.css';

interface ChosenFile {
  readonly name: string;
  /** As it is shown: `240 kB`. */
  readonly size?: string;
}

export interface ChosenFilesProps {
  readonly files: readonly ChosenFile[];
  /** Makes each file removable; the label names the file. */
  readonly remove?: { readonly label: (name: string) => string; readonly onRemove: (index: number) => void };
}

/** The files that would be sent, numbered. */
export const ChosenFiles = ({ files, remove }: ChosenFilesProps) =>
  files.length > 0 && (
    <ol role="list" className={styles.files}>
      {files.map(({ name, size }, index) => (
        <li key={`${index} ${name}`} className={styles.file}>
          <span className={styles.name}>{name}</span>
          {size && <span className={styles.size}>{size}</span>}
          {remove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={remove.label(name)}
              onClick={() => remove.onRemove(index)}
            >
              <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
                <path d="M2 2l12 12M14 2L2 14" />
              </svg>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
