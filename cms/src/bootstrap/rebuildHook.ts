import type { Core } from '@strapi/strapi';

import { CONTENT_CHANGED } from '../content/revision';
import { settings } from '../settings';

/**
 * Calls the site server whenever the published content has changed. The hook lives in memory only, so there is exactly
 * one, and its secret is neither in the database nor on a page of the admin. A call that fails is lost: the server
 * compares the content revision now and then.
 */
export const setRebuildHook = (strapi: Core.Strapi): void => {
  strapi.get('webhookRunner').add({
    id: 'rebuild',
    name: 'Rebuild the site',
    url: settings.rebuildHook.url,
    headers: { Authorization: `Bearer ${settings.rebuildHook.secret}` },
    events: [CONTENT_CHANGED],
    isEnabled: true,
  });
};
