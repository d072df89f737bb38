import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';

import { withLanguage } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { SearchInput } from '../../ui/SearchInput/SearchInput';
import type { PostFilter } from './postFilter';
import { loadSearchAhead } from './search';
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
    if (document.activeElement === field.current) loadSearchAhead(language);
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
      <SearchInput
        ref={field}
        aria-label={label}
        placeholder={label}
        value={text}
        onFocus={() => loadSearchAhead(language)}
        onType={type}
      />
    </form>
  );
};
