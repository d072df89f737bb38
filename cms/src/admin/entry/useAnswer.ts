import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/**
 * What the CMS answers to a question of a form; undefined until it has, where it does not, and while there is nothing to ask.
 *
 * @param params of the question; null for none
 * @param pause milliseconds without another question, after which it is asked
 */
export const useAnswer = <Data>(
  path: string,
  params: Readonly<Record<string, string | undefined>> | null,
  pause = 0,
): Data | undefined => {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ question: string; data: Data }>();
  const question = params && JSON.stringify(params);
  useEffect(() => {
    if (question === null) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      get<{ data: Data }>(path, { params: JSON.parse(question) as object }).then(
        ({ data }) => isWanted && setAnswer({ question, data: data.data }),
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [path, question, pause, get]);
  return answer?.question === question ? answer?.data : undefined;
};
