import type { ChannelName, Delivery, Submission } from '../store/types';
import type { Outcome } from './retry';

/** A way to send something for a submission. To add one: one file in `channels/`, its name in the delivery's schema. */
export interface Channel {
  name: ChannelName;
  /** Milliseconds between two messages, at least. */
  pace: number;
  /**
   * Sends one message. What goes wrong outside is the outcome; what it throws is a fault of its own, and is tried again.
   *
   * @param signal aborts at the deadline and when the CMS stops: whatever is under way then is given up.
   */
  send: (submission: Submission, delivery: Delivery, signal: AbortSignal) => Promise<Outcome>;
}
