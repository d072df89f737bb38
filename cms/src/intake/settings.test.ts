/** The settings of the forms, as `.env.example` explains them. */
import path from 'node:path';

import { createReader } from '../settingsReader';
import { readIntakeSettings } from './settings';

const CAPTCHA_SECRET = 'a secret of sixteen letters';

const REQUIRED = {
  CAPTCHA_SECRET,
  MAIL_TO: 'hello@saola.example',
  MAIL_TO_SALES: 'sales@saola.example',
};

const read = (env: Record<string, string> = {}) => {
  const reader = createReader({ ...REQUIRED, ...env });
  return { settings: readIntakeSettings(reader), problems: reader.problems };
};

it('have defaults that fit the bundled system, all but the three that are required', () => {
  expect(read()).toEqual({
    problems: [],
    settings: {
      siteUrl: 'http://localhost:9000',
      filesDir: path.resolve('.tmp/intake'),
      captcha: { secret: CAPTCHA_SECRET, cost: 5_000, recaptchaSecret: undefined },
      rateLimit: 20,
      uploads: { uploads: 16, bytes: 350_000_000 },
      trustedProxies: '',
      chatWebhookUrl: undefined,
      mail: {
        host: '127.0.0.1',
        port: 1025,
        user: undefined,
        password: undefined,
        from: 'website@saola.example',
        recipients: { office: 'hello@saola.example', sales: 'sales@saola.example' },
      },
      retention: { submissions: 365, applications: 180 },
    },
  });
});

it('are read from the environment', () => {
  const env = {
    GATSBY_SITE_URL: 'https://www.saola.example/',
    INTAKE_FILES_DIR: '/srv/intake',
    CAPTCHA_COST: '100',
    RECAPTCHA_SECRET: 'another secret of letters',
    INTAKE_RATE_LIMIT: '1',
    INTAKE_UPLOADS: '4',
    INTAKE_UPLOAD_MB: '90',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    TEAM_CHAT_WEBHOOK_URL: 'https://chat.example/hook',
    SMTP_HOST: 'mail.saola.example',
    SMTP_PORT: '465',
    SMTP_USER: 'website',
    SMTP_PASSWORD: 'pass word',
    MAIL_FROM: 'no-reply@saola.example',
    MAIL_TO: 'office@saola.example',
    MAIL_TO_SALES: 'deals@saola.example',
    SUBMISSION_DAYS: '30',
    APPLICATION_DAYS: '36500',
  };
  expect(read(env)).toEqual({
    problems: [],
    settings: {
      siteUrl: 'https://www.saola.example',
      filesDir: '/srv/intake',
      captcha: { secret: CAPTCHA_SECRET, cost: 100, recaptchaSecret: 'another secret of letters' },
      rateLimit: 1,
      uploads: { uploads: 4, bytes: 90_000_000 },
      trustedProxies: '10.0.0.0/8, ::1',
      chatWebhookUrl: 'https://chat.example/hook',
      mail: {
        host: 'mail.saola.example',
        port: 465,
        user: 'website',
        password: 'pass word',
        from: 'no-reply@saola.example',
        recipients: { office: 'office@saola.example', sales: 'deals@saola.example' },
      },
      retention: { submissions: 30, applications: 36_500 },
    },
  });
});

const WHOLE = (most: number) => `a whole number from 1 to ${most}`;

it.each(Object.keys(REQUIRED))('%s has no default', (name) => {
  expect(read({ [name]: '' }).problems).toEqual([expect.stringContaining(`${name} is missing.`)]);
});

it.each([
  ['CAPTCHA_SECRET', 'short', 'a random text of at least 16 characters'],
  ['CAPTCHA_COST', '0', WHOLE(1_000_000)],
  ['CAPTCHA_COST', '1000001', WHOLE(1_000_000)],
  ['INTAKE_RATE_LIMIT', '20 a day', WHOLE(1_000_000)],
  ['INTAKE_RATE_LIMIT', '-1', WHOLE(1_000_000)],
  ['INTAKE_RATE_LIMIT', 'x20', WHOLE(1_000_000)],
  ['INTAKE_UPLOADS', '0', WHOLE(10_000)],
  ['INTAKE_UPLOAD_MB', '1000001', WHOLE(1_000_000)],
  ['SUBMISSION_DAYS', '36501', WHOLE(36_500)],
  ['APPLICATION_DAYS', '1.5', WHOLE(36_500)],
  [
    'TRUSTED_PROXIES',
    'proxy.example',
    'a list of addresses or networks like 10.0.0.0/8, with commas between them',
  ],
  ['MAIL_TO', 'nobody', 'an e-mail address'],
  ['TEAM_CHAT_WEBHOOK_URL', 'chat.example', 'an address that begins with http:// or https://'],
])('%s=%s is refused with what it should be', (name, value, words) => {
  expect(read({ [name]: value }).problems).toEqual([`${name} must be ${words}.`]);
});
