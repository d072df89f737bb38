/** What the intake is made of, as the settings say. */
import { MAILBOXES } from '../../tests/support/mailboxes';

const SECRET = 'a secret of sixteen letters';

/** The services as a CMS with these settings has them. */
const servicesOf = (env: Record<string, string> = {}) => {
  jest.resetModules();
  process.env = { CAPTCHA_SECRET: SECRET, ...MAILBOXES, ...env };
  return import('./services');
};

const { env: before } = process;
afterEach(() => {
  process.env = before;
});

/** How many hits in a row a limit lets through. */
const most = (limit: { hit: (key: string) => number | undefined }): number => {
  let hits = 0;
  while (hits < 100_000 && limit.hit('203.0.113.5') === undefined) hits += 1;
  return hits;
};

describe('the limits of an address in ten minutes', () => {
  it('are 20 submissions of a form, 60 of all forms and 200 captchas, where nothing is set', async () => {
    const { limits } = await servicesOf();
    expect([most(limits.ofForm), most(limits.ofAddress), most(limits.ofChallenges)]).toEqual([20, 60, 200]);
  });

  it('follow the setting', async () => {
    const { limits } = await servicesOf({ INTAKE_RATE_LIMIT: '5' });
    expect([most(limits.ofForm), most(limits.ofAddress), most(limits.ofChallenges)]).toEqual([5, 15, 50]);
  });

  it('are five wrong answers to questions, whatever is set', async () => {
    const { limits } = await servicesOf({ INTAKE_RATE_LIMIT: '1000' });
    expect(most(limits.ofWrongAnswers)).toBe(5);
  });

  it('are as many questions as captchas, together with them', async () => {
    const { limits, replyTo } = await servicesOf({ INTAKE_RATE_LIMIT: '1' });
    for (let index = 0; index < 4; index += 1) limits.ofChallenges.hit('203.0.113.5');
    const { ask } = replyTo('203.0.113.5');
    for (let index = 0; index < 6; index += 1) expect(ask?.('contact', 'en')?.token).toMatch(/^q\./);
    expect(ask?.('contact', 'en')).toBeUndefined();
    expect(replyTo('203.0.113.6').ask?.('contact', 'en')).toBeDefined();
  });

  it('end after ten minutes', async () => {
    const { limits } = await servicesOf({ INTAKE_RATE_LIMIT: '1' });
    for (const limit of Object.values(limits)) {
      most(limit);
      expect(limit.hit('203.0.113.5')).toBe(600);
    }
  });
});

describe('the captcha', () => {
  it('is our own, with its question for visitors without JavaScript', async () => {
    const { altcha, captcha, questions } = await servicesOf();
    expect(altcha).toBeDefined();
    expect(captcha).toBe(altcha);
    expect(questions?.ask('contact', 'en').token).toMatch(/^q\./);
  });

  it("is Google's where its secret is set, and has no question then", async () => {
    const { altcha, captcha, questions, replyTo } = await servicesOf({ RECAPTCHA_SECRET: SECRET });
    expect([altcha, questions, replyTo('::1').ask]).toEqual([undefined, undefined, undefined]);
    expect(captcha.verify).toEqual(expect.any(Function));
  });

  it('costs what is set', async () => {
    const { altcha } = await servicesOf({ CAPTCHA_COST: '7' });
    expect((await altcha?.challenge('contact'))?.parameters.cost).toBe(7);
  });
});

describe('a submission is sent', () => {
  it('by e-mail to the team and to the visitor', async () => {
    expect((await servicesOf()).channelsFor('an@example.com')).toEqual(['mail', 'confirmation']);
  });

  it("to the team's chat as well, where there is one", async () => {
    const { channelsFor } = await servicesOf({ TEAM_CHAT_WEBHOOK_URL: 'https://chat.example/hook' });
    expect(channelsFor('an@example.com')).toEqual(['chat', 'mail', 'confirmation']);
  });

  it('without a confirmation where a mailbox had five in a day, however it is written', async () => {
    const { channelsFor } = await servicesOf();
    for (const email of ['an@x.vn', 'An@x.vn', 'an+1@x.vn', 'an+2+3@X.vn', 'an@x.vn'])
      expect(channelsFor(email)).toEqual(['mail', 'confirmation']);
    expect(channelsFor('an+4@x.vn')).toEqual(['mail']);
    expect(channelsFor('binh@x.vn')).toEqual(['mail', 'confirmation']);
  });
});

describe('the address of a request', () => {
  const request = (remoteAddress: string | undefined, forwarded?: string) => ({
    req: { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } },
  });

  it('is that of the socket, and a household counts as one', async () => {
    const { addressOf } = await servicesOf();
    expect(addressOf(request('2001:db8:1:2::3', '203.0.113.5'))).toEqual({
      address: '2001:db8:1:2::3',
      counted: '2001:db8:1:0',
    });
  });

  it('is what a proxy of ours saw', async () => {
    const { addressOf } = await servicesOf({ TRUSTED_PROXIES: '10.0.0.0/8' });
    expect(addressOf(request('10.0.0.1', '203.0.113.5'))).toMatchObject({ address: '203.0.113.5' });
    expect(addressOf(request('10.0.0.1'))).toMatchObject({ address: '10.0.0.1' });
  });

  it('is none when the visitor has gone already', async () => {
    const { addressOf } = await servicesOf();
    expect(addressOf(request(undefined))).toEqual({ address: '', counted: '' });
  });
});

it('answers name the site and the mailboxes of the settings', async () => {
  const { replyTo } = await servicesOf({
    GATSBY_SITE_URL: 'https://www.saola.example/',
    MAIL_TO: 'office@saola.example',
    MAIL_TO_SALES: 'deals@saola.example',
  });
  expect(replyTo('::1')).toMatchObject({
    siteUrl: 'https://www.saola.example',
    officeEmail: 'office@saola.example',
    salesEmail: 'deals@saola.example',
  });
});
