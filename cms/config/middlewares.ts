import { settings } from '../src/settings';

export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // Strapi's default reflects every origin and allows credentials.
  {
    name: 'strapi::cors',
    config: {
      origin: settings.origins,
      credentials: false,
      methods: ['GET', 'HEAD', 'PUT', 'POST'],
      headers: ['Content-Type', 'Authorization', 'Origin', 'Accept', 'Idempotency-Key'],
      expose: ['Retry-After'],
    },
  },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
