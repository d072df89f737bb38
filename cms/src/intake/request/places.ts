/** The places of large uploads: who has one, and who gives way when all are taken. */
import { type WatchedPace, watchPace } from './pace';
import { Refusal } from './refusal';
import { createStandings } from './standing';

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

/** Bytes in a second below which an upload is slow: 400 kbit/s, as a phone has them at the edge of 3G. */
const SLOW = 50_000;

/**
 * The places of `most`, and who gives way where all are taken: the slowest upload of an address with several, else the
 * slowest of all that is slower than 50 kB a second after ten seconds and slower than who comes is known to be.
 *
 * So whoever keeps others out has to bring those 50 kB in each place all the time, 6.4 Mbit/s in sixteen, and whoever
 * begins fast or anew displaces nobody who is younger than ten seconds, faster than that, or faster than his own address
 * has been in the last ten minutes. A rule without a bound would let him displace every phone by being a little faster,
 * and one that looks at single uploads would let few addresses hold all by ending each before its tenth second.
 */
export const createPlaces = (most: UploadBudget) => {
  const places = new Set<Place>();
  const standings = createStandings();

  const numberOf = (counted: string, among: Iterable<Place> = places): number =>
    [...among].filter((place) => place.counted === counted).length;

  const hasRoom = (bytes: number, among: ReadonlySet<Place>): boolean =>
    among.size < most.uploads && [...among].reduce((sum, place) => sum + place.bytes, bytes) <= most.bytes;

  const leave = (place: Place): void => {
    if (!places.delete(place)) return;
    place.pace.whole();
    standings.add(place.counted, place.pace.brought());
  };

  /** Those that are slow, the slowest first, as who has no place may displace them. */
  const slowFor = (counted: string): Place[] => {
    if (numberOf(counted) > 0) return [];
    const bound = Math.min(SLOW, standings.rate(counted) ?? SLOW);
    return [...places]
      .filter(({ pace }) => !pace.isWhole())
      .map((place) => ({ place, rate: standings.rate(place.counted, place.pace.brought()) ?? Infinity }))
      .filter(({ rate }) => rate < bound)
      .sort((a, b) => a.rate - b.rate)
      .map(({ place }) => place);
  };

  /** Who gives way so that so many bytes have room; undefined where that does not help. */
  const giveWay = (bytes: number, counted: string): Place[] | undefined => {
    const left = new Set(places);
    const slowest = [...places]
      .filter((place) => !place.pace.isWhole())
      .sort((a, b) => a.pace.rate() - b.pace.rate());
    const slow = slowFor(counted);
    const ofSeveral = (place: Place): boolean =>
      left.has(place) && numberOf(place.counted, left) > Math.max(1, numberOf(counted, places) + 1);
    const gone: Place[] = [];
    while (!hasRoom(bytes, left)) {
      const next = slowest.find(ofSeveral) ?? slow.find((place) => left.has(place));
      if (!next) return undefined;
      left.delete(next);
      gone.push(next);
    }
    return gone;
  };

  return {
    /**
     * Takes a place for `bytes` bytes.
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
