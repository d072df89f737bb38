import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** Milliseconds without typing, after which the CMS is asked. */
const PAUSE = 300;

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

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
  const { get } = useFetchClient();
  const [{ query }] = useQueryParams<Query>();
  const [answer, setAnswer] = useState<{ slug: string; taken: Taken | null }>();
  const locale = query.plugins?.i18n?.locale;
  useEffect(() => {
    setAnswer(undefined);
    if (slug === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      const params = {
        ...{ type: model, slug },
        ...(documentId ? { documentId } : {}),
        ...(locale ? { locale } : {}),
      };
      get<{ data: Taken | null }>('/website/taken', { params }).then(
        ({ data }) => isWanted && setAnswer({ slug, taken: data.data }),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [slug, model, documentId, locale, get]);
  return answer?.slug === slug ? (answer.taken ?? undefined) : undefined;
};
