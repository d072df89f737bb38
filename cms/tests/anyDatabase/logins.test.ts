/** How often a stranger may try to open the admin: by logging in, and by every other call that asks for no log-in. */
import { from, repeat, statuses } from '../support/addresses';
import { type OwnCms, startOwnCms } from '../support/ownCms';

let cms: OwnCms;
beforeAll(async () => {
  cms = await startOwnCms('limits', { LOGIN_LIMIT: '6', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => cms.stop());

describe('wrong log-ins', () => {
  const logIn = (address: string, password: string, email = cms.env.CMS_ADMIN_EMAIL) =>
    from(address, '/admin/login', 'POST', { email, password });

  it('of one account are limited, from however many addresses, but where it was right before', async () => {
    const right = cms.env.CMS_ADMIN_PASSWORD ?? '';
    expect((await logIn('203.0.113.6', right)).status).toBe(200);
    const found = await statuses(8, (index) => logIn(`192.0.2.${index}`, 'Wrong1234'));
    expect(found).toEqual([...repeat(6, 400), 429, 429]);
    const refused = await logIn('192.0.2.99', right);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true]);
    expect((await logIn('203.0.113.6', right)).status).toBe(200);
  });

  it('are counted at the address that our proxy saw, whatever stands in front of it', async () => {
    const found = await statuses(32, (index) =>
      logIn(`198.51.100.${index}, 203.0.113.7`, 'Wrong1234', `${index}@saola.example`),
    );
    expect(found).toEqual([...repeat(30, 400), 429, 429]);
  });
});

describe('other calls that open the admin', () => {
  const post = (target: string, body: object) => (address: string) =>
    from(address, `/admin/${target}`, 'POST', body);
  const password = 'Wrong1234';
  const userInfo = { firstname: 'An', lastname: 'Nguyen', password };

  it.each<[string, (address: string) => Promise<Response>]>([
    ['reset-password', post('reset-password', { code: 'x', password })],
    ['register', post('register', { registrationToken: 'x', userInfo })],
    ['registration-info', (address) => from(address, '/admin/registration-info?registrationToken=x', 'GET')],
    ['reset-password, however it is written', post('Reset-Password/', { code: 'x', password })],
  ])('%s: 30 wrong ones of an address are let through', async (target, ask) => {
    const address = `198.18.0.${target.length}`;
    const found = await statuses(30, () => ask(address));
    expect(found).not.toContain(429);
    const refused = await ask(address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect((await ask('198.18.0.99')).status).not.toBe(429);
  });

  it('forgot-password: five letters to an account from an address, six in an hour from all of them', async () => {
    const ask = (address: string, email: string) => post('forgot-password', { email })(address);
    expect(await statuses(6, () => ask('198.18.1.1', 'an@saola.example'))).toEqual([...repeat(5, 204), 429]);
    const others = await statuses(2, (index) => ask(`198.18.2.${index}`, 'an@saola.example'));
    expect(others).toEqual([204, 429]);
    expect((await ask('198.18.2.9', 'binh@saola.example')).status).toBe(204);
  });

  it('register-admin, which an admin that has one refuses: five of an account', async () => {
    const ask = () =>
      post('register-admin', { ...userInfo, email: 'x@saola.example', password: 'Right1234' })('198.18.3.1');
    expect(await statuses(6, ask)).toEqual([...repeat(5, 400), 429]);
  });

  it('access-token: an ended session is tried 30 times; who is not logged in is told so as often as he asks', async () => {
    const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: right } = cms.env;
    const logIn = await from('203.0.113.6', '/admin/login', 'POST', { email, password: right });
    const { data } = (await logIn.json()) as { data: { token: string } };
    const cookie = logIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const renew = (headers: Record<string, string>) =>
      fetch(`${cms.env.CMS_PUBLIC_URL}/admin/access-token`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '198.18.4.2', ...headers },
      });
    await fetch(`${cms.env.CMS_PUBLIC_URL}/admin/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.token}`, cookie },
    });
    expect(await statuses(31, () => renew({ cookie }))).toEqual([...repeat(30, 401), 429]);
    expect(await statuses(40, () => renew({}))).toEqual(repeat(40, 401));
  });

  it.each(['local', 'local/register', 'forgot-password', 'reset-password', 'change-password', 'refresh'])(
    'POST /api/auth/%s is closed: there is nothing to try',
    async (target) => {
      const body = { identifier: 'an@saola.example', email: 'an@saola.example', password, code: 'x' };
      const ask = () => from('198.18.5.1', `/api/auth/${target}`, 'POST', body);
      const [status, ...others] = await statuses(8, ask);
      expect([403, 404, 405]).toContain(status);
      expect(others).toEqual(repeat(7, status ?? 0));
    },
  );

  it.each(['login', 'reset-password', 'register', 'register-admin', 'forgot-password', 'access-token'])(
    '%s reads 64 kB at most',
    async (target) => {
      const long = await post(target, { email: 'a@saola.example', code: 'x'.repeat(65 * 1024) })(
        '198.18.6.1',
      );
      expect(long.status).toBe(413);
    },
  );
});
