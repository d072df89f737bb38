/** Which calls of the admin are under the limits of log-ins, and how. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { limitLogins } from './limitLogins';
import { createLoginLimits } from './loginLimit';

type Handler = (ctx: object, next: () => Promise<void>) => Promise<unknown>;

const route = (method: string, path: string, auth: unknown, ...middlewares: unknown[]) => ({
  method,
  path,
  config: { auth, ...(middlewares.length > 0 ? { middlewares } : {}) },
});

/** The routes of an admin, under limits. */
const limit = (perAccount = 20) => {
  const routes = [
    route('POST', '/login', false, 'admin::rateLimit'),
    route('POST', '/access-token', false),
    route('POST', '/forgot-password', false, 'plugin::email.rateLimit'),
    route('POST', '/reset-password', false),
    route('GET', '/registration-info', false),
    route('POST', '/connect/:provider', false, 'another'),
    route('GET', '/init', false),
    route('POST', '/logout', { scope: [] }),
    { method: 'GET', path: '/users' },
  ];
  const strapi = { admin: { routes: { admin: { routes }, others: {} } } } as unknown as Core.Strapi;
  limitLogins(strapi, createLoginLimits(perAccount));
  const middlewaresOf = (path: string): unknown[] => {
    const found = routes.find((one) => one.path === path) as { config?: { middlewares?: unknown[] } };
    return found.config?.middlewares ?? [];
  };
  const set = jest.fn();
  return {
    set,
    middlewaresOf,
    call: (path: string, body: unknown, status: number, cookie?: string, query: object = {}) => {
      const ctx = {
        request: { body, ip: '203.0.113.5' },
        query,
        cookies: { get: (name: string) => (name === 'strapi_admin_refresh' ? cookie : undefined) },
        status: 404,
        set,
      };
      return (middlewaresOf(path)[0] as Handler)(ctx, async () => {
        if (status >= 400) throw new errors.ApplicationError('Invalid credentials');
        ctx.status = status;
      });
    },
  };
};

const WRONG = 'Invalid credentials';

it('are all that are posted without a log-in, and what takes a token to read; in the place of the limits of Strapi', () => {
  const { middlewaresOf } = limit();
  for (const path of ['/login', '/access-token', '/forgot-password', '/reset-password', '/registration-info'])
    expect([path, middlewaresOf(path)]).toEqual([path, [expect.any(Function)]]);
  expect(middlewaresOf('/connect/:provider')).toEqual([expect.any(Function), 'another']);
  for (const path of ['/init', '/logout', '/users']) expect([path, middlewaresOf(path)]).toEqual([path, []]);
});

it('an admin whose log-in is not found does not start', () => {
  const strapi = { admin: { routes: {} } } as unknown as Core.Strapi;
  expect(() => limitLogins(strapi, createLoginLimits(1))).toThrow('The log-in of the admin has no limit');
});

it('too many are 429 with Retry-After, however the account is written', async () => {
  const { call, set } = limit();
  for (const email of ['An@saola.example', ' an@saola.example ', 'AN@SAOLA.EXAMPLE', 'an@saola.example'])
    await expect(call('/login', { email }, 400)).rejects.toThrow(WRONG);
  await call('/login', { email: 'an@saola.example' }, 200);
  await expect(call('/login', { email: 'an@saola.example' }, 400)).rejects.toThrow(WRONG);
  const sixth = call('/login', { email: 'an@saola.example' }, 400);
  await expect(sixth).rejects.toBeInstanceOf(errors.RateLimitError);
  expect(set).toHaveBeenCalledWith('retry-after', '300');
});

it('an account that is no text counts as well', async () => {
  const { call } = limit();
  for (const email of [1, null, {}, ['an@saola.example'], undefined])
    await expect(call('/login', { email }, 400)).rejects.toThrow(WRONG);
  await expect(call('/login', { email: { $ne: 1 } }, 400)).rejects.toBeInstanceOf(errors.RateLimitError);
});

it('a letter with a way to a new password counts, whether there is such an account or not', async () => {
  const { call } = limit();
  const ask = () => call('/forgot-password', { email: 'an@saola.example' }, 204);
  for (let times = 0; times < 5; times += 1) await ask();
  await expect(ask()).rejects.toBeInstanceOf(errors.RateLimitError);
});

it.each([undefined, null, 'text', { code: 'x' }])(
  'what names no account counts by its address: %p',
  async (body) => {
    const { call } = limit(1);
    for (let times = 0; times < 30; times += 1)
      await expect(call('/reset-password', body, 400)).rejects.toThrow(WRONG);
    await expect(call('/reset-password', body, 200)).rejects.toBeInstanceOf(errors.RateLimitError);
  },
);

it('a page that asks for a token without being logged in counts nothing; a made-up cookie does', async () => {
  const { call } = limit();
  const ask = (cookie?: string) => call('/access-token', {}, 401, cookie);
  for (let times = 0; times < 100; times += 1) await expect(ask()).rejects.toThrow(WRONG);
  for (let times = 0; times < 30; times += 1) await expect(ask('made up')).rejects.toThrow(WRONG);
  await expect(ask('made up')).rejects.toBeInstanceOf(errors.RateLimitError);
  await expect(ask()).rejects.toThrow(WRONG);
});

it.each([{ email: 'an@saola.example' }, { password: 'guessed' }, { email: ['an@saola.example'] }])(
  'an account that is named in the address is not tried at all: %p',
  async (query) => {
    const { call } = limit();
    await expect(call('/login', {}, 200, undefined, query)).rejects.toBeInstanceOf(errors.ValidationError);
  },
);

describe('a text with a NUL character', () => {
  it.each([
    ['/login', { email: 'a\0@b.co', password: 'x' }, {}],
    ['/reset-password', { resetPasswordToken: '\0', password: 'Abcdefg1' }, {}],
    ['/reset-password', { userInfo: { names: ['a', 'b\0'] } }, {}],
    ['/registration-info', undefined, { registrationToken: '\0' }],
  ])('is refused before the database sees it: %s %j', async (path, body, query) => {
    await expect(limit().call(path, body, 200, undefined, query)).rejects.toThrow('no text may have');
  });

  it('is none where somebody writes about one', async () => {
    const { call } = limit();
    await expect(call('/login', { email: 'a@b.co', password: '\\u0000' }, 200)).resolves.toBeUndefined();
  });
});
