/** The places of large uploads: who has one, and who gives way when all are taken. */
import { type WatchedPace, watchPace } from './pace';
import { Refusal } from './refusal';

export interface UploadBudget {
  /** Uploads at once. */
  uploads: number;
  /** Bytes of all uploads that are on their way. */
  bytes: number;
}

interface Place {
  counted: string;
  bytes: number;
  pace: WatchedPace;
}

/** Seconds. A place is free again soon. */
const RETRY_AFTER = 10;

/** An office has one address, and two people may apply at the same time; no address may take all places. */
const SHARE = 4;

export const createPlaces = (most: UploadBudget) => {
  const places = new Set<Place>();

  const numberOf = (counted: string, among: Iterable<Place> = places): number =>
    [...among].filter((place) => place.counted === counted).length;

  const hasRoom = (bytes: number, among: ReadonlySet<Place>): boolean =>
    among.size < most.uploads && [...among].reduce((sum, place) => sum + place.bytes, bytes) <= most.bytes;

  const leave = (place: Place): void => {
    places.delete(place);
    place.pace.whole();
  };

  /** Who gives way so that so many bytes have room: of addresses with several, the slowest first; undefined where that does not help. */
  const giveWay = (bytes: number, counted: string): Place[] | undefined => {
    const left = new Set(places);
    const slowest = [...places]
      .filter((place) => !place.pace.isWhole())
      .sort((a, b) => a.pace.rate() - b.pace.rate());
    const gone: Place[] = [];
    while (!hasRoom(bytes, left)) {
      const slow = slowest.find(
        (place) =>
          left.has(place) && numberOf(place.counted, left) > Math.max(1, numberOf(counted, places) + 1),
      );
      if (!slow) return undefined;
      left.delete(slow);
      gone.push(slow);
    }
    return gone;
  };

  return {
    /**
     * Takes a place for `bytes` bytes. Where none is left, the slowest upload of an address with more of them gives way.
     *
     * @returns the pace of the upload, and what to call when it is over.
     * @throws Refusal 429 when this address has a quarter of them, 503 when all are taken by others.
     */
    take: (bytes: number, counted: string): { pace: WatchedPace; leave: () => void } => {
      if (numberOf(counted) >= Math.max(1, Math.floor(most.uploads / SHARE)))
        throw new Refusal(429, {}, RETRY_AFTER);
      const gone = giveWay(bytes, counted);
      if (!gone) throw new Refusal(503, {}, RETRY_AFTER);
      for (const place of gone) {
        place.pace.refuse(new Refusal(503, {}, RETRY_AFTER));
        leave(place);
      }
      const place = { counted, bytes, pace: watchPace() };
      places.add(place);
      return { pace: place.pace, leave: () => leave(place) };
    },
  };
};
