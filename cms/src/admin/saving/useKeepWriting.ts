import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import { keyOf } from '../entry/form';
import { changesOf } from './changes';
import { dropWriting, keepWriting, offerWhatWasLeft, type OwnForm } from './unsaved';

/** Milliseconds without typing, after which it is kept. */
const PAUSE = 300;

/** Strapi takes this away when somebody is logged out, in this tab or in another one. */
const isLoggedIn = (): boolean => window.localStorage.getItem('isLoggedIn') !== null;

/**
 * Keeps what is written into the form that is open, until it is saved or left: whoever leaves was asked. Who is logged out,
 * or loads the page anew, finds it when he opens the form again.
 *
 * @param form undefined while nothing is written in it: what is published is only looked at.
 */
export const useKeepWriting = (
  form: OwnForm | undefined,
  attributes: Readonly<Record<string, { type: string }>>,
): void => {
  const { values, initialValues, modified } = useForm('KeepWriting', (state) => state);
  const place = form && `${form.editor} ${keyOf(form)}`;
  const keepNow = useRef<() => void>();
  keepNow.current = () => {
    if (form && modified) keepWriting(form, changesOf(values, initialValues, attributes));
  };

  const opened = useRef(form);
  opened.current = form;
  useEffect(() => {
    const own = opened.current;
    if (!place || !own) return undefined;
    offerWhatWasLeft(own);
    return () => (isLoggedIn() ? dropWriting(own) : keepNow.current?.());
  }, [place]);

  useEffect(() => {
    if (!place || !opened.current) return undefined;
    if (!modified) {
      // The form of one who is logged out is emptied as well.
      if (isLoggedIn()) dropWriting(opened.current);
      return undefined;
    }
    const timer = setTimeout(() => keepNow.current?.(), PAUSE);
    return () => clearTimeout(timer);
  }, [place, values, initialValues, modified]);
};
