/** What staff see of the forms in the admin (docs/forms.md, 'Staff'). */
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { ChannelsBar } from './deliveries/ChannelsBar';
import { DeliveriesPanel } from './deliveries/panel';
import { showLabels } from './list/columns';
import { ExportButton } from './list/ExportButton';
import { hideWrites } from './readOnly';
import { FilesPanel } from './submission/panel';

const CONTENT_MANAGER = 'content-manager';

/** Its other half, on the server, is in `cms/src/intake/staff/fieldsView.ts`. */
export const registerFieldsView = (app: StrapiApp): void => {
  app.customFields.register({
    name: 'submission-fields',
    type: 'json',
    intlLabel: { id: 'intake.fields.label', defaultMessage: 'Fields of a form' },
    intlDescription: { id: 'intake.fields.description', defaultMessage: 'What a visitor wrote, for reading' },
    components: { Input: () => import('./submission/FieldsView') },
  });
};

export const addIntakeViews = (app: StrapiApp): void => {
  const contentManager = app.getPlugin(CONTENT_MANAGER);
  const apis = contentManager.apis as ContentManagerPlugin['config']['apis'];
  hideWrites(apis);
  apis.addEditViewSidePanel([FilesPanel, DeliveriesPanel]);
  contentManager.injectComponent('listView', 'actions', { name: 'intake-channels', Component: ChannelsBar });
  contentManager.injectComponent('listView', 'actions', { name: 'intake-export', Component: ExportButton });
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', showLabels);
};
