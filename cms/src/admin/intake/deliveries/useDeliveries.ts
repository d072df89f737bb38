import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { DELIVERY, SUBMISSION, type StaffDelivery } from '../types';

interface Found {
  results: StaffDelivery[];
}

const filterOf = (model: string, documentId: string): string =>
  `${model === SUBMISSION ? '[submission]' : ''}[documentId][$eq]=${encodeURIComponent(documentId)}`;

/** The deliveries of a submission, or the one delivery, in their order. `read` reads them anew. */
export const useDeliveries = (model: string, documentId: string) => {
  const { get } = useFetchClient();
  const [deliveries, setDeliveries] = useState<StaffDelivery[]>();
  const [isUnread, setUnread] = useState(false);

  const read = useCallback(async (): Promise<StaffDelivery[]> => {
    const query = `filters[$and][0]${filterOf(model, documentId)}&sort=id:ASC&page=1&pageSize=50`;
    const { data } = await get<Found>(`/content-manager/collection-types/${DELIVERY}?${query}`);
    setDeliveries(data.results);
    setUnread(false);
    return data.results;
  }, [get, model, documentId]);

  useEffect(() => {
    let isOver = false;
    read().catch(() => {
      if (!isOver) setUnread(true);
    });
    return () => {
      isOver = true;
    };
  }, [read]);

  return { deliveries, isUnread, read };
};
