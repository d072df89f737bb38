import { useEffect, useMemo, useRef, useState } from 'react';

import { withLanguage } from '../../i18n/alternates';
import { useLanguage } from '../../i18n/LocalLink';
import { setAddress } from '../../lib/history';
import { useInBrowser } from '../../lib/useInBrowser';
import { filterOf, listPath, searchOf, type Asked } from './postFilter';

/** How long a visitor has to pause before what is typed is asked, in milliseconds. */
const pause = 200;

interface Typed {
  /** The entry of the history that it was typed in. */
  readonly visit: string;
  readonly text: string;
  readonly asked: string;
}

interface AskedAndTyped {
  /** The same object as long as the same is asked. */
  readonly asked: Asked;
  /** What stands in the search field. */
  readonly text: string;
  readonly type: (text: string) => void;
}

/**
 * What is asked of the list: by the query of the address, and by what is typed since. Typing changes the address in place, with the
 * browser's own history: Gatsby's router would scroll. The HTML of a page was built without a query, so the first
 * render has none either: anything else would not match it.
 *
 * @param query of the address, as the router has it
 * @param visit another one for every entry of the history
 */
export const useAsked = (query: string, visit: string): AskedAndTyped => {
  const language = useLanguage();
  const known = useInBrowser(
    () => query,
    () => '',
  );
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [visit]);

  const filter = useMemo(() => filterOf(known), [known]);
  const words = searchOf(known);
  const { text, asked: search } = typed?.visit === visit ? typed : { text: words, asked: words };
  const asked = useMemo(() => ({ filter, search }), [filter, search]);
  const type = (next: string) => {
    setTyped({ visit, text: next, asked: search });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const now = { filter, search: next.trim() };
      setTyped({ visit, text: next, asked: now.search });
      if (now.search !== search) setAddress('replace', withLanguage(language, listPath(now)));
    }, pause);
  };
  return { asked, text, type };
};
