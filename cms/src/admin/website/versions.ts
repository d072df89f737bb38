import { useCallback } from 'react';

import type { Release } from '../../website/websiteState';
import { useMoment } from './strings/useStrings';

/** Whether a version was made after the one that visitors see. The list begins with the newest. */
export const isNewerThanLive = ({ id }: Pick<Release, 'id'>, releases: readonly Release[]): boolean =>
  releases.findIndex((one) => one.id === id) < releases.findIndex(({ isLive }) => isLive);

/** The moment of a version as people read it: to the second where another one is of the same minute. */
export const useReleaseMoment = (releases: readonly Release[]) => {
  const moment = useMoment();
  return useCallback(
    ({ id, createdAt }: Pick<Release, 'id' | 'createdAt'>): string => {
      const toTheMinute = moment(createdAt);
      const isTwice = releases.some((other) => other.id !== id && moment(other.createdAt) === toTheMinute);
      return isTwice ? moment(createdAt, { timeStyle: 'medium' }) : toTheMinute;
    },
    [moment, releases],
  );
};
