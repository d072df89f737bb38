import { forwardRef, type InputHTMLAttributes } from 'react';

import * as styles from './SearchInput.module.css';

interface SearchInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** As much as anybody searches for. */
const longest = 200;

/** A field that answers in place as one types, named by `aria-label`. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { onType, ...input },
  ref,
) {
  return (
    <div className={styles.search}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="9" cy="9" r="6" />
        <path d="M14 14l4 4" />
      </svg>
      <input
        {...input}
        ref={ref}
        type="search"
        name="search"
        className={styles.input}
        autoComplete="off"
        maxLength={longest}
        onChange={({ target: { value } }) => onType(value)}
      />
    </div>
  );
});
