import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';

import { withLanguage } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { fetchIndexAhead } from './findPosts';
import type { PostFilter } from './postFilter';
import * as styles from './SearchField.module.css';

interface SearchFieldProps {
  /** How many posts there are to search. */
  readonly total: number;
  readonly text: string;
  readonly type: (text: string) => void;
  /** What the posts are narrowed to besides. */
  readonly filter: PostFilter | null;
}

/** A search field that answers in place as one types; the form leads to the same list by its address. */
export const SearchField = ({ total, text, type, filter }: SearchFieldProps) => {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  // The focus that brought React was there before it.
  useEffect(() => {
    if (document.activeElement === field.current) fetchIndexAhead(language);
  }, [language]);
  const label = t('searchPosts', { count: total });
  return (
    <form
      role="search"
      method="get"
      action={withLanguage(language, '/blog/')}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {filter && <input type="hidden" name={filter.kind} value={filter.title} />}
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="9" cy="9" r="6" />
        <path d="M14 14l4 4" />
      </svg>
      <input
        ref={field}
        type="search"
        name="search"
        className={styles.field}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        value={text}
        onFocus={() => fetchIndexAhead(language)}
        onChange={({ target: { value } }) => type(value)}
      />
    </form>
  );
};
