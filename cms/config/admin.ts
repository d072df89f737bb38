import { settings } from '../src/settings';

export default {
  autoOpen: false,
  auth: {
    secret: settings.adminJwtSecret,
    // In production Strapi marks its cookie 'secure', and then refuses to send it over plain http: the log-in on
    // http://localhost would answer 500.
    cookie: { secure: settings.publicUrl.startsWith('https:') },
  },
  apiToken: { salt: settings.apiTokenSalt },
  transfer: { token: { salt: settings.transferTokenSalt } },
  secrets: { encryptionKey: settings.encryptionKey },
  // Not set up, Strapi's panel would lead an editor to the documentation for developers.
  preview: { enabled: false },
  flags: { nps: false, promoteEE: false },
};
