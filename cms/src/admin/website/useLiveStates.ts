import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { hasPages } from '../../website/pageFolders';
import type { LiveState } from '../../website/websiteState';

type Asked = Pick<PanelComponentProps, 'model' | 'documentId' | 'document'>;

const NONE: Readonly<Record<string, LiveState>> = {};

/**
 * Where visitors see an entry, in each of these languages; asked anew after each publishing, and empty until it is answered.
 *
 * @param locales the codes of languages in which something is published; an empty code for a type without languages.
 */
export const useLiveStates = (
  { model, documentId, document }: Asked,
  locales: readonly string[],
): Readonly<Record<string, LiveState>> => {
  const { get } = useFetchClient();
  const [states, setStates] = useState(NONE);
  const asked = hasPages(model) && documentId !== undefined ? locales.join() : undefined;
  const changedAt = document?.updatedAt;
  useEffect(() => {
    setStates(NONE);
    if (asked === undefined || locales.length === 0) return undefined;
    let isWanted = true;
    for (const locale of asked.split(',')) {
      const params = { type: model, documentId, ...(locale ? { locale } : {}) };
      get<{ data: LiveState }>('/website/address', { params }).then(
        ({ data }) => isWanted && setStates((known) => ({ ...known, [locale]: data.data })),
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [asked, locales.length, model, documentId, changedAt, get]);
  return states;
};
