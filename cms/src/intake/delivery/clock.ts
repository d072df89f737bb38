interface Sleep {
  over: Promise<void>;
  /** Ends it early. */
  end: () => void;
}

/** Where the time comes from. Tests bring their own, so that three days of retries take no time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (ms: number) => Sleep;
}

export const systemClock: Clock = {
  now: Date.now,
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
