import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

import { en } from './strings/en';
import { stringKey } from './strings/translations';

/** Adds the page 'Website' to the menu. Who may not see it is told so there. */
export const addWebsitePage = (app: StrapiApp): void => {
  app.addMenuLink({
    to: 'website',
    icon: Earth,
    intlLabel: { id: stringKey('title'), defaultMessage: en.title },
    permissions: [],
    position: 2,
    Component: () => import('./WebsitePage'),
  });
};
