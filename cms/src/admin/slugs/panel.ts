import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { useFollowTitle } from './useFollowTitle';

/** A panel that shows nothing: it is how something of our own gets into the form of an entry. */
const SlugFollowsTitle: PanelComponent = (props) => {
  useFollowTitle(props);
  return null;
};

export const followTitles = (app: StrapiApp): void => {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel([SlugFollowsTitle]);
};
