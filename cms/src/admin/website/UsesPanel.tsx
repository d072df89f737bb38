import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { useStrings } from './strings/useStrings';

/** How many published entries show this one; none while it is not known. */
const useCount = (model: string, documentId: string | undefined): number => {
  const { get } = useFetchClient();
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(0);
    if (!documentId) return undefined;
    let isWanted = true;
    get<{ data: { count: number } }>('/website/uses', { params: { type: model, documentId } }).then(
      ({ data }) => isWanted && setCount(data.data.count),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [model, documentId, get]);
  return count;
};

/** Beside an author, a category and the like: how many entries of the site lose it when it is deleted. */
export const UsesPanel: PanelComponent = ({ model, documentId }) => {
  const t = useStrings();
  const count = useCount(model, model.startsWith('api::') ? documentId : undefined);
  if (count === 0) return null;
  return {
    title: t('uses.title'),
    content: <Typography>{t('uses.text', { count })}</Typography>,
  };
};

export const showUses = (app: StrapiApp): void => {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel([UsesPanel]);
};
