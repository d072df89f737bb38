import type { Core } from '@strapi/strapi';

/**
 * The fields of a submission are JSON that the admin shows as lines to read instead of as code. Its other half, in the
 * browser, is in `cms/src/admin/intake/register.ts`.
 */
export const registerFieldsView = (strapi: Core.Strapi): void => {
  strapi.customFields.register({
    name: 'submission-fields',
    type: 'json',
    inputSize: { default: 12, isResizable: false },
  });
};
