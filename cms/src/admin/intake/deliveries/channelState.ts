import type { Delivery } from '../../../intake/store/types';

/** How a channel stands, as `GET /intake/channels` says it. Dates are ISO 8601. */
export interface ChannelState {
  channel: Delivery['channel'];
  paused: { since: string; why: string; nextAttemptAt: string } | null;
  waiting: number;
  parked: number;
}

/** How many deliveries 'Send all again' is about: those that are parked, and those that wait behind a pause. */
export const unsentIn = (channels: ChannelState[]): number =>
  channels.reduce((sum, { paused, waiting, parked }) => sum + parked + (paused ? waiting : 0), 0);
