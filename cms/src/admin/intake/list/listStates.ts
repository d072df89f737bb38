import type { StaffDelivery } from '../types';

export type ListState = StaffDelivery['state'];

type Unsent = Pick<StaffDelivery, 'state' | 'submission'>;

/** The state of each submission that has something unsent: parked when one of its deliveries is. */
export const listStates = (unsent: Unsent[]): Map<string, ListState> => {
  const states = new Map<string, ListState>();
  for (const { state, submission } of unsent)
    if (submission && states.get(submission.documentId) !== 'parked')
      states.set(submission.documentId, state);
  return states;
};
