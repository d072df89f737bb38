import path from 'node:path';

import type { createReader } from '../settingsReader';
import { isNetworkList } from './request/clientAddress';

const networks = {
  test: isNetworkList,
  words: 'a list of addresses or networks like 10.0.0.0/8, with commas between them',
};

/** The settings of the forms; `.env.example` explains them. */
export const readIntakeSettings = (read: ReturnType<typeof createReader>) => {
  const { whole } = read;
  return {
    siteUrl: read.url('GATSBY_SITE_URL', 'http://localhost:9000').replace(/\/$/, ''),
    filesDir: path.resolve(read.text('INTAKE_FILES_DIR', '.tmp/intake')),
    captcha: {
      secret: read.required('CAPTCHA_SECRET', read.rules.secret),
      cost: whole('CAPTCHA_COST', 5_000, 1_000_000),
      recaptchaSecret: read.optional('RECAPTCHA_SECRET', read.rules.secret),
    },
    /** Submissions per address and form in ten minutes. */
    rateLimit: whole('INTAKE_RATE_LIMIT', 20, 1_000_000),
    /** What all uploads of the process may take at once: their number, and their bytes. */
    uploads: {
      uploads: whole('INTAKE_UPLOADS', 16, 10_000),
      bytes: whole('INTAKE_UPLOAD_MB', 350, 1_000_000) * 1_000_000,
    },
    trustedProxies: read.optional('TRUSTED_PROXIES', networks) ?? '',
    chatWebhookUrl: read.optional('TEAM_CHAT_WEBHOOK_URL', read.rules.url),
    mail: {
      host: read.text('SMTP_HOST', '127.0.0.1'),
      port: read.port('SMTP_PORT', 1025),
      user: read.text('SMTP_USER', '') || undefined,
      password: read.text('SMTP_PASSWORD', '') || undefined,
      from: read.optional('MAIL_FROM', read.rules.email) ?? 'website@saola.example',
      // Without a default: what visitors send would go to a mailbox of nobody.
      recipients: {
        office: read.required('MAIL_TO', read.rules.email),
        sales: read.required('MAIL_TO_SALES', read.rules.email),
      },
    },
    /** Days. */
    retention: {
      submissions: whole('SUBMISSION_DAYS', 365, 36_500),
      applications: whole('APPLICATION_DAYS', 180, 36_500),
    },
  };
};
