import { useRef, useState } from 'react';

import { postForm, type FormAnswer } from '../../../api-client/postForm';
import { randomKey } from '../../../lib/randomKey';
import type { FormRules, Sending, Values } from '../definition';

/** Files cannot be compared, but their names, sizes and dates can. */
const printOf = (values: Values, files: readonly File[]): string =>
  JSON.stringify([values, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);

/**
 * Sends a form. As long as what the visitor wrote is the same, every attempt has the same key: what arrived although
 * its answer did not is stored once. Another text, a success and a conflict end the key.
 */
export const useSend = (path: string, { request }: FormRules) => {
  const attempt = useRef<{ readonly print: string; readonly key: string }>();
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);

  const send = async (values: Values, meta: Sending): Promise<FormAnswer> => {
    const print = printOf(values, meta.files);
    if (attempt.current?.print !== print) attempt.current = { print, key: randomKey() };
    setSending(true);
    const answer = await postForm({
      path,
      body: request(values, meta),
      key: attempt.current.key,
      onProgress: meta.files.length > 0 ? setProgress : undefined,
    });
    if (answer.kind === 'sent' || answer.kind === 'conflict') attempt.current = undefined;
    setSending(false);
    setProgress(null);
    return answer;
  };

  return { send, sending, progress };
};
