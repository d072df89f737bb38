import { getFetchClient } from '@strapi/strapi/admin';

import { DELIVERY, type StaffDelivery } from '../types';
import { type ListState, listStates } from './listStates';

/** The rows of a list ask at the same time. */
const GATHER_MS = 20;

/** More than a page of submissions can have. */
const MOST = 1_000;

interface Waiting {
  resolve: (state: ListState) => void;
  reject: (error: unknown) => void;
}

let waiting = new Map<string, Waiting[]>();

const ask = async (): Promise<void> => {
  const asked = waiting;
  waiting = new Map();
  const all = [...asked.values()].flat();
  try {
    const ids = [...asked.keys()].map((id, index) => `filters[submission][documentId][$in][${index}]=${id}`);
    const query = ['filters[state][$ne]=sent', ...ids, 'page=1', `pageSize=${MOST}`].join('&');
    const { data } = await getFetchClient().get<{ results: StaffDelivery[] }>(
      `/content-manager/collection-types/${DELIVERY}?${query}`,
    );
    const states = listStates(data.results);
    for (const [id, each] of asked) for (const { resolve } of each) resolve(states.get(id) ?? 'sent');
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
};

/** How the deliveries of a submission stand. The questions of all rows go out as one. */
export const deliveryState = (documentId: string): Promise<ListState> =>
  new Promise((resolve, reject) => {
    if (waiting.size === 0) setTimeout(() => void ask(), GATHER_MS);
    waiting.set(documentId, [...(waiting.get(documentId) ?? []), { resolve, reject }]);
  });
