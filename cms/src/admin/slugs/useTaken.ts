import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';

import { useAnswer } from '../entry/useAnswer';
import { useFormLocale } from '../entry/useFormLocale';

/** Milliseconds without typing, after which the CMS is asked. */
const PAUSE = 300;

/** `title` is null for somebody who may not read that entry. */
interface Taken {
  title: string | null;
  free: string;
}

/** The other entry that has the slug in the language of the form; undefined where it is free, and for an empty slug. */
export const useTaken = (
  slug: string,
  { model, documentId }: Pick<PanelComponentProps, 'model' | 'documentId'>,
): Taken | undefined => {
  const locale = useFormLocale();
  const question = slug === '' ? null : { type: model, slug, documentId, locale };
  return useAnswer<Taken | null>('/website/taken', question, PAUSE) ?? undefined;
};
