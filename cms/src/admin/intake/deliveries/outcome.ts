import type { StaffDelivery } from '../types';

const PAUSE_MS = 700;

/** The chat takes one message a second, and others may wait before this one. */
const LOOKS = 14;

/** Whether staff may ask for another try: not for what is sent, and not for what is about to be tried, or under way. */
export const canSendAgain = ({ state, lastError }: StaffDelivery): boolean =>
  state === 'parked' || (state === 'waiting' && lastError !== null);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Looks again and again until a delivery that was begun anew has been tried. Gives it as it was seen last. */
export const outcomeOf = async (
  look: () => Promise<StaffDelivery | undefined>,
  wait = pause,
): Promise<StaffDelivery | undefined> => {
  let delivery = await look();
  for (let looks = 1; looks < LOOKS && delivery?.state === 'waiting' && !delivery.lastError; looks += 1) {
    await wait(PAUSE_MS);
    delivery = await look();
  }
  return delivery;
};
