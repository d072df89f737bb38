/** How often a log-in may go wrong. */
import { TooManyLogins, createLoginLimits } from './loginLimit';

const MINUTE = 60_000;

let now = 0;
beforeEach(() => {
  now = 0;
});

const limitsOf = (perAccount: number) => createLoginLimits(perAccount, () => now);

/** How many wrong log-ins are let through before one is refused, and how long that one has to wait. */
const wrongOnes = (limits: ReturnType<typeof limitsOf>, tries: (index: number) => [string, string]) => {
  for (let index = 0; index < 1_000; index += 1) {
    try {
      limits.begin(...tries(index));
    } catch (error) {
      return [index, error instanceof TooManyLogins ? error.seconds : error];
    }
  }
  return [1_000, 0];
};

const address = (index: number): string => `203.0.${index >> 8}.${index & 255}`;

describe('wrong log-ins', () => {
  it('of an account at one address are five in five minutes', () => {
    const limits = limitsOf(100);
    expect(wrongOnes(limits, () => ['an@saola.example', '203.0.113.5'])).toEqual([5, 300]);
    now = 5 * MINUTE;
    expect(wrongOnes(limits, () => ['an@saola.example', '203.0.113.5'])).toEqual([5, 300]);
  });

  it('of an account are as many in an hour as is set, from however many addresses', () => {
    const limits = limitsOf(20);
    expect(wrongOnes(limits, (index) => ['an@saola.example', address(index)])).toEqual([20, 3_600]);
    expect(wrongOnes(limits, (index) => ['binh@saola.example', address(index)])).toEqual([20, 3_600]);
  });

  it('of one address are thirty in five minutes, for however many accounts', () => {
    expect(wrongOnes(limitsOf(20), (index) => [`${index}@saola.example`, '203.0.113.5'])).toEqual([30, 300]);
  });

  it('of the addresses of one household count as one', () => {
    const tries = (index: number): [string, string] => ['an@saola.example', `2001:db8:1:2::${index}`];
    expect(wrongOnes(limitsOf(20), tries)).toEqual([5, 300]);
  });

  it('that come all at once are counted before any is tried', () => {
    const limits = limitsOf(20);
    const begun = Array.from({ length: 5 }, () => limits.begin('an@saola.example', '203.0.113.5'));
    expect(() => limits.begin('an@saola.example', '203.0.113.5')).toThrow(TooManyLogins);
    for (const wasRight of begun) wasRight();
    expect(() => limits.begin('an@saola.example', '203.0.113.5')).not.toThrow();
  });
});

describe('right log-ins', () => {
  it('count nothing: an office logs in as often as it likes', () => {
    const limits = limitsOf(2);
    for (let index = 0; index < 500; index += 1) limits.begin(`${index % 7}@saola.example`, '203.0.113.5')();
    expect(wrongOnes(limits, () => ['0@saola.example', '203.0.113.5'])).toEqual([5, 300]);
  });

  it('are possible where the account was right before, whatever others try elsewhere', () => {
    const limits = limitsOf(3);
    limits.begin('an@saola.example', '203.0.113.5')();
    expect(wrongOnes(limits, (index) => ['an@saola.example', `198.51.100.${index}`])).toEqual([3, 3_600]);
    expect(() => limits.begin('an@saola.example', '203.0.113.5')()).not.toThrow();
    expect(() => limits.begin('an@saola.example', '192.0.2.1')).toThrow(TooManyLogins);
  });

  it('are remembered for a bounded number of addresses', () => {
    const limits = limitsOf(1);
    limits.begin('an@saola.example', '203.0.113.5')();
    for (let index = 0; index < 10_000; index += 1)
      limits.begin('binh@saola.example', `10.${index >> 8}.${index & 255}.1`)();
    limits.begin('an@saola.example', '192.0.2.1');
    expect(() => limits.begin('an@saola.example', '203.0.113.5')).toThrow(TooManyLogins);
  });
});

describe('other calls that open the admin', () => {
  it('have counts of their own: who cannot log in may still ask for a new password', () => {
    const limits = limitsOf(100);
    expect(wrongOnes(limits, () => ['an@saola.example', '203.0.113.5'])).toEqual([5, 300]);
    expect(() => limits.begin('an@saola.example', '203.0.113.5', '/forgot-password')).not.toThrow();
  });

  it('count by their address alone where they name no account', () => {
    const limits = limitsOf(3);
    const tries = (address: string) => () => limits.begin(undefined, address, '/reset-password');
    for (let index = 0; index < 30; index += 1) tries('203.0.113.5')();
    expect(tries('203.0.113.5')).toThrow(TooManyLogins);
    expect(tries('203.0.113.6')).not.toThrow();
  });
});

it('an account of any length takes the same room', () => {
  const limits = limitsOf(2);
  const long = (index: number): string => `${'x'.repeat(60_000)}${index}@saola.example`;
  expect(wrongOnes(limits, () => [long(1), '203.0.113.5'])).toEqual([2, 3_600]);
  limits.begin(long(2), '203.0.113.5')();
  expect(wrongOnes(limits, () => [long(2), '203.0.113.5'])).toEqual([5, 300]);
});
