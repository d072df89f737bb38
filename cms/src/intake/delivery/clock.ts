interface Sleep {
  over: Promise<void>;
  /** Ends it early. */
  end: () => void;
}

/** Where the time comes from. Tests bring their own, so that three days of retries take no time. */
export interface Clock {
  /** Milliseconds since some moment. They only go forwards, whatever happens to the time of day: what waits, waits by them. */
  now: () => number;
  /** The time of day, which may jump: for what people read, and for rows that outlive the process. */
  date: () => Date;
  sleep: (ms: number) => Sleep;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  sleep: (ms) => {
    let end = (): void => {};
    const over = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    return { over, end };
  },
};
