import type { Core } from '@strapi/strapi';

import { addressOf } from '../intake/services';

interface Request {
  req: Parameters<typeof addressOf>[0]['req'];
}

/**
 * Lets Strapi know visitors by the same address as we do. Koa's own rule believes the leftmost address of
 * `X-Forwarded-For`, which anybody can write: a limit that counts by it limits nobody.
 */
export const setClientAddress = (strapi: Core.Strapi): void => {
  Object.defineProperty(strapi.server.app.request, 'ip', {
    configurable: true,
    get(this: Request) {
      return addressOf(this).address;
    },
  });
};
