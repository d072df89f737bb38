import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { en } from './strings/en';
import { stringKey } from './strings/translations';

/** The editor of rich texts. Its other half, on the server, is in `cms/src/richText/`. */
export const registerRichText = (app: StrapiApp): void => {
  app.customFields.register({
    name: 'rich-text',
    type: 'richtext',
    intlLabel: { id: stringKey('field.label'), defaultMessage: en['field.label'] },
    intlDescription: { id: stringKey('field.description'), defaultMessage: en['field.description'] },
    // Only who opens an entry needs the editor.
    components: {
      Input: async () => ({ default: (await import('./RichTextInput')).RichTextInput as ComponentType }),
    },
  });
};
