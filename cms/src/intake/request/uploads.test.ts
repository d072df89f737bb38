/** The one budget of all uploads. */
import type { TakenFile } from '../files/incoming';
import { Refusal } from './refusal';
import { SMALL, createUploads } from './uploads';

const MB = 1_000_000;

/** A disk in memory: what lies on it. */
const createDisk = () => {
  const places = new Set<string>();
  let number = 0;
  return {
    places,
    take: async (content: AsyncIterable<Buffer>): Promise<TakenFile> => {
      for await (const _part of content);
      number += 1;
      places.add(String(number));
      return { place: String(number), size: 1, sha256: '' };
    },
    discard: async (files: TakenFile[]): Promise<void> => {
      for (const { place } of files) places.delete(place);
    },
  };
};

const content = async function* (): AsyncGenerator<Buffer> {
  yield Buffer.from('x');
};

const refusalOf = (work: () => unknown): unknown => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? [error.status, error.retryAfter] : error;
  }
};

describe('uploads', () => {
  it('are as many at once as the budget says, of all senders together, and places become free again', async () => {
    const uploads = createUploads(createDisk(), { uploads: 4, bytes: 100 * MB });
    const running = ['a', 'b', 'c', 'd'].map((sender) => uploads.begin(MB, sender));
    expect(refusalOf(() => uploads.begin(MB, 'e'))).toEqual([503, 10]);
    await running[0]?.end();
    await running[0]?.end();
    expect(refusalOf(() => uploads.begin(MB, 'e'))).toBeUndefined();
    expect(refusalOf(() => uploads.begin(MB, 'f'))).toEqual([503, 10]);
  });

  it('are a quarter of the places for one sender', async () => {
    const uploads = createUploads(createDisk(), { uploads: 8, bytes: 100 * MB });
    const [first] = [uploads.begin(MB, 'a'), uploads.begin(MB, 'a')];
    expect(refusalOf(() => uploads.begin(MB, 'a'))).toEqual([429, 10]);
    expect(refusalOf(() => uploads.begin(MB, 'b'))).toBeUndefined();
    await first.end();
    expect(refusalOf(() => uploads.begin(MB, 'a'))).toBeUndefined();
  });

  it('are one at least for a sender, however small the budget is', () => {
    const uploads = createUploads(createDisk(), { uploads: 1, bytes: 100 * MB });
    expect(refusalOf(() => uploads.begin(MB, 'a'))).toBeUndefined();
  });

  it('have so many bytes together', async () => {
    const uploads = createUploads(createDisk(), { uploads: 40, bytes: 50 * MB });
    const [first] = [uploads.begin(30 * MB, 'a'), uploads.begin(20 * MB, 'b')];
    expect(refusalOf(() => uploads.begin(SMALL + 1, 'c'))).toEqual([503, 10]);
    await first.end();
    expect(refusalOf(() => uploads.begin(30 * MB, 'c'))).toBeUndefined();
  });

  it('that are small need no place: fields alone are sent while large ones are held', () => {
    const uploads = createUploads(createDisk(), { uploads: 1, bytes: MB });
    uploads.begin(MB, 'a');
    for (let index = 0; index < 100; index += 1)
      expect(refusalOf(() => uploads.begin(SMALL, 'a'))).toBeUndefined();
    expect(refusalOf(() => uploads.begin(SMALL + 1, 'b'))).toEqual([503, 10]);
  });

  it('leave nothing on the disk when they end, whatever comes afterwards', async () => {
    const disk = createDisk();
    const upload = createUploads(disk, { uploads: 1, bytes: MB }).begin(MB, 'a');
    await upload.take(content());
    expect(disk.places.size).toBe(1);
    await upload.end();
    expect(disk.places.size).toBe(0);
    await upload.take(content());
    expect(disk.places.size).toBe(0);
  });
});

describe('where all places are taken', () => {
  const endOf = (upload: { pace?: { refused: Promise<never> } | undefined }): Promise<unknown> =>
    (upload.pace?.refused ?? Promise.resolve()).then(
      () => undefined,
      (error: unknown) => (error instanceof Refusal ? [error.status, error.retryAfter] : error),
    );

  it('the slowest upload of an address with several gives way to one of another address', async () => {
    const uploads = createUploads(createDisk(), { uploads: 8, bytes: 100 * MB });
    const [fast, slow] = [uploads.begin(MB, 'a'), uploads.begin(MB, 'a')];
    const single = ['b', 'c', 'd', 'e', 'f', 'g'].map((sender) => uploads.begin(MB, sender));
    fast.pace?.heard(1_000);
    slow.pace?.heard(999);
    expect(refusalOf(() => uploads.begin(MB, 'h'))).toBeUndefined();
    expect(await endOf(slow)).toEqual([503, 10]);
    expect(refusalOf(() => uploads.begin(MB, 'i'))).toEqual([503, 10]);
    await slow.end();
    expect(refusalOf(() => uploads.begin(MB, 'i'))).toEqual([503, 10]);
    await single[0]?.end();
    expect(refusalOf(() => uploads.begin(MB, 'i'))).toBeUndefined();
  });

  it('as many give way as have the bytes that are missing, and none where that does not help', () => {
    const uploads = createUploads(createDisk(), { uploads: 16, bytes: 100 * MB });
    const held = Array.from({ length: 4 }, () => uploads.begin(25 * MB, 'a'));
    const ended: unknown[] = [];
    for (const upload of held) upload.pace?.refused.catch((error: unknown) => ended.push(error));
    expect(refusalOf(() => uploads.begin(90 * MB, 'b'))).toEqual([503, 10]);
    expect(refusalOf(() => uploads.begin(50 * MB, 'b'))).toBeUndefined();
    expect(refusalOf(() => uploads.begin(25 * MB, 'c'))).toBeUndefined();
    expect(refusalOf(() => uploads.begin(25 * MB, 'd'))).toEqual([503, 10]);
  });

  it('what is whole, and is only looked into, gives way to nobody', () => {
    const uploads = createUploads(createDisk(), { uploads: 8, bytes: 2 * MB });
    for (const upload of [uploads.begin(MB, 'a'), uploads.begin(MB, 'a')]) upload.pace?.whole();
    expect(refusalOf(() => uploads.begin(MB, 'b'))).toEqual([503, 10]);
  });
});

describe('an upload', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** The status with which it is ended while it brings so many bytes each second for so many seconds. */
  const endedAt = async (bytes: number, seconds: number): Promise<[number, unknown] | undefined> => {
    const { pace } = createUploads(createDisk(), { uploads: 8, bytes: 100 * MB }).begin(MB, 'a');
    let end: unknown;
    pace?.refused.catch((error: unknown) => (end = error));
    for (let second = 1; second <= seconds; second += 1) {
      pace?.heard(bytes);
      await jest.advanceTimersByTimeAsync(1_000);
      if (end) return [second, (end as Refusal).status];
    }
    return undefined;
  };

  it('of a dripper ends with 408 after thirty seconds', async () => {
    expect(await endedAt(1, 60)).toEqual([30, 408]);
    expect(await endedAt(999, 60)).toEqual([30, 408]);
  });

  it('of a slow phone, one kilobyte a second, goes on', async () => {
    expect(await endedAt(1_000, 180)).toBeUndefined();
  });

  it('that is whole is watched no longer', async () => {
    const upload = createUploads(createDisk(), { uploads: 8, bytes: MB }).begin(MB, 'a');
    upload.pace?.whole();
    expect(jest.getTimerCount()).toBe(0);
  });
});
