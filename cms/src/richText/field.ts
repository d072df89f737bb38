import type { Core } from '@strapi/strapi';

import { RICH_TEXT } from './name';

/**
 * A rich text is HTML to Strapi as to everybody who reads it; only its editor in the admin is of our own
 * (`cms/src/admin/richText/`).
 */
export const registerRichTextField = (strapi: Core.Strapi): void => {
  strapi.customFields.register({
    name: RICH_TEXT.replace('global::', ''),
    type: 'richtext',
    inputSize: { default: 12, isResizable: false },
  });
};
