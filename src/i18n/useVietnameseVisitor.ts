import { useEffect, useState } from 'react';

import { fetchVisitorLocale } from '../api-client/site';
import { useLanguage } from './LocalLink';

const key = 'saola:vietnamese-visitor';

/** Null when this session has not asked yet, or may not remember. */
const remembered = (): boolean | null => {
  try {
    const answer = sessionStorage.getItem(key);
    return answer === null ? null : answer === 'true';
  } catch {
    return null;
  }
};

const remember = (answer: boolean) => {
  try {
    sessionStorage.setItem(key, String(answer));
  } catch {
    // Storage may be forbidden: then the next page asks again.
  }
};

/** The lookup that is on its way, and how many parts of the page wait for it: they share it. */
let lookup: { readonly answer: Promise<boolean>; readonly call: AbortController; waiting: number } | null =
  null;

const begin = () => {
  const call = new AbortController();
  const answer = fetchVisitorLocale(call.signal).then(({ language, country }) => {
    const vietnamese = language === 'vi' || country === 'VN';
    remember(vietnamese);
    return vietnamese;
  });
  return { answer, call, waiting: 0 };
};

/** @returns how to wait no longer: the last one to go ends the call. */
const lookUp = (tell: (vietnamese: boolean) => void): (() => void) => {
  const joined = (lookup ??= begin());
  joined.waiting += 1;
  joined.answer.then(
    (vietnamese) => joined.waiting > 0 && tell(vietnamese),
    () => undefined,
  );
  return () => {
    joined.waiting -= 1;
    if (joined.waiting > 0) return;
    joined.call.abort();
    lookup = null;
  };
};

/**
 * Whether the visitor is Vietnamese: on a Vietnamese page from the first HTML on; on an English one once the lookup,
 * made once a session and after React has come, has answered language `vi` or country `VN`
 * (docs/specification/addresses.md, 'Vietnamese visitors'). What is shown for it on an English page must not move
 * what is on the screen already. A failed lookup leaves the page as it is.
 */
export const useVietnameseVisitor = (): boolean => {
  const onVietnamesePage = useLanguage() === 'vn';
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    if (onVietnamesePage) return undefined;
    const known = remembered();
    if (known !== null) {
      setAnswered(known);
      return undefined;
    }
    return lookUp(setAnswered);
  }, [onVietnamesePage]);

  return onVietnamesePage || answered;
};
