/** Who gives way where all places of large uploads are taken. */
import { createPlaces } from './places';
import { Refusal } from './refusal';

const MB = 1_000_000;

describe('where all places are taken by addresses with one each', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const setUp = (uploads = 4) => {
    const places = createPlaces({ uploads, bytes: 100 * MB });
    const begin = (sender: string, bytes = MB) => {
      const upload = places.take(bytes, sender);
      const heard = { sender, end: undefined as unknown };
      upload.pace.refused.catch((error: unknown) => (heard.end = error));
      return { ...upload, heard };
    };
    /** The status that an upload is refused with which comes now. */
    const tries = (sender: string): number | undefined => {
      try {
        begin(sender);
        return undefined;
      } catch (error) {
        return error instanceof Refusal ? error.status : NaN;
      }
    };
    return { begin, tries };
  };

  type Running = ReturnType<ReturnType<typeof setUp>['begin']>;

  /** Lets each bring as many bytes a second as stand beside it. */
  const send = async (seconds: number, rates: [Running, number][]): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      for (const [{ pace }, bytes] of rates) pace.heard(bytes);
      await jest.advanceTimersByTimeAsync(1_000);
    }
  };

  const ended = (all: Running[]): string[] =>
    all.filter(({ heard }) => heard.end !== undefined).map(({ heard }) => heard.sender);

  it('the slowest gives way after ten seconds, to one after the other', async () => {
    const { begin, tries } = setUp();
    const held = ['a', 'b', 'c', 'd'].map((sender) => begin(sender));
    const rates = [1_300, 1_200, 60_000, 1_400];
    const sending = held.map((upload, index): [Running, number] => [upload, rates[index] ?? 0]);
    await send(9, sending);
    expect(tries('e')).toBe(503);
    await send(1, sending);
    for (const [sender, expected] of [
      ['e', ['b']],
      ['f', ['a', 'b']],
      ['g', ['a', 'b', 'd']],
    ] as const) {
      expect(tries(sender)).toBeUndefined();
      await jest.advanceTimersByTimeAsync(0);
      expect(ended(held)).toEqual(expected);
    }
    expect(held[1]?.heard.end).toMatchObject({ status: 503, retryAfter: 10 });
    expect(tries('h')).toBe(503);
  });

  it('a slow one goes on as long as nobody else waits', async () => {
    const { begin } = setUp();
    const slow = begin('a');
    begin('b');
    begin('c');
    await send(180, [[slow, 5_000]]);
    expect(ended([slow])).toEqual([]);
  });

  it('fifty kilobytes a second give way to nobody', async () => {
    const { begin, tries } = setUp();
    const held = ['a', 'b', 'c', 'd'].map((sender) => begin(sender, 8 * MB));
    await send(
      20,
      held.map((upload) => [upload, 50_000]),
    );
    expect(tries('e')).toBe(503);
  });

  it('who ends his uploads before their tenth second and begins anew has no other ten', async () => {
    const { begin, tries } = setUp(1);
    for (let round = 0; round < 2; round += 1) {
      const held = begin('a');
      await send(8, [[held, 1_200]]);
      held.leave();
    }
    begin('a');
    expect(tries('e')).toBeUndefined();
  });

  it('nor does he displace who is faster than he was', async () => {
    const { begin, tries } = setUp(1);
    const slow = begin('a');
    await send(12, [[slow, 1_200]]);
    slow.leave();
    const phone = begin('b');
    await send(12, [[phone, 5_000]]);
    expect(tries('a')).toBe(503);
    expect(tries('c')).toBeUndefined();
    await jest.advanceTimersByTimeAsync(0);
    expect(ended([phone])).toEqual(['b']);
  });

  it('what an address was is forgotten after ten minutes', async () => {
    const { begin, tries } = setUp(1);
    const slow = begin('a');
    await send(12, [[slow, 1_200]]);
    slow.leave();
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    begin('a');
    expect(tries('b')).toBe(503);
  });

  it('who has one already displaces no other', async () => {
    const { begin, tries } = setUp(8);
    const slow = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((sender) => begin(sender));
    begin('h');
    await send(
      12,
      slow.map((upload) => [upload, 1_200]),
    );
    expect(tries('h')).toBe(503);
  });

  it('what is whole keeps its place, however slow it was', async () => {
    const { begin, tries } = setUp(1);
    const slow = begin('a');
    await send(12, [[slow, 1_200]]);
    slow.pace.whole();
    expect(tries('b')).toBe(503);
  });
});
