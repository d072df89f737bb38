/** How often a log-in may go wrong. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { TooManyLogins, createLoginLimits, limitLogins } from './loginLimit';

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

describe('in the CMS', () => {
  const log = (perAccount: number) => {
    let handler: (ctx: object, next: () => Promise<void>) => Promise<unknown> = async () => {};
    const extend = (name: string, change: () => () => typeof handler): void => {
      expect(name).toBe('admin::rateLimit');
      handler = change()();
    };
    limitLogins({ get: () => ({ extend }) } as unknown as Core.Strapi, limitsOf(perAccount));
    const set = jest.fn();
    return {
      set,
      in: (email: unknown, status: number) => {
        const ctx = { request: { body: { email }, ip: '203.0.113.5' }, status: 404, set };
        return handler(ctx, async () => {
          if (status !== 200) throw new errors.ApplicationError('Invalid credentials');
          ctx.status = 200;
        });
      },
    };
  };

  it('too many are 429 with Retry-After, however the account is written', async () => {
    const { in: logIn, set } = log(20);
    for (const email of ['An@saola.example', ' an@saola.example ', 'AN@SAOLA.EXAMPLE', 'an@saola.example'])
      await expect(logIn(email, 400)).rejects.toThrow('Invalid credentials');
    await logIn('an@saola.example', 200);
    await expect(logIn('an@saola.example', 400)).rejects.toThrow('Invalid credentials');
    await expect(logIn('an@saola.example', 400)).rejects.toBeInstanceOf(errors.RateLimitError);
    expect(set).toHaveBeenCalledWith('retry-after', '300');
  });

  it('an account that is no text counts as well', async () => {
    const { in: logIn } = log(20);
    for (const email of [1, null, {}, ['an@saola.example'], undefined])
      await expect(logIn(email, 400)).rejects.toThrow('Invalid credentials');
    await expect(logIn({ $ne: 1 }, 400)).rejects.toBeInstanceOf(errors.RateLimitError);
  });
});
