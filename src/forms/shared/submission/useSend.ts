import { useRef, useState } from 'react';

import type { Form } from '../../../../cms/src/forms/definition';
import { formAddress } from '../../../api-client/formAddress';
import { postForm, type FormAnswer, type FormBody } from '../../../api-client/postForm';
import { randomKey } from '../../../lib/randomKey';
import type { FormRules, Sending, Values } from '../definition';

/** Files cannot be compared, but their names, sizes and dates can. */
const printOf = (values: Values, { files, purchase }: Sending): string =>
  JSON.stringify([values, purchase, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);

/** What is sent; nothing where a file cannot be read (any more). */
const bodyOf = async (body: ReturnType<FormRules['request']>): Promise<FormBody | null> => {
  try {
    return await body;
  } catch (error) {
    console.error(error);
    return null;
  }
};

/**
 * Sends a form. As long as what the visitor wrote is the same, every attempt has the same key: what arrived although
 * its answer did not is stored once. Another text, a success and a conflict end the key.
 */
export const useSend = (form: Form, { request }: FormRules) => {
  const attempt = useRef<{ readonly print: string; readonly key: string }>();
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);

  const send = async (values: Values, meta: Sending): Promise<FormAnswer> => {
    const print = printOf(values, meta);
    if (attempt.current?.print !== print) attempt.current = { print, key: randomKey() };
    const { key } = attempt.current;
    setSending(true);
    const body = await bodyOf(request(values, meta));
    const answer: FormAnswer = body
      ? await postForm({
          url: formAddress(form),
          body,
          key,
          onProgress: meta.files.length > 0 ? setProgress : undefined,
        })
      : { kind: 'failed', status: 0 };
    if (answer.kind === 'sent' || answer.kind === 'conflict') attempt.current = undefined;
    setSending(false);
    setProgress(null);
    return answer;
  };

  return { send, sending, progress };
};
