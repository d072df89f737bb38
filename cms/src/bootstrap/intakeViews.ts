import type { Core } from '@strapi/strapi';

import { DELIVERY, SUBMISSION } from '../intake/store/types';
import { changeView, type View } from './changeView';

/** Raised when the views below change. Databases that hold an older one get them once more, over what staff chose. */
const VERSION = 1;

const newestFirst = { defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' };

/** What a submission is called: every one has an address, but not every one a name. */
const mainField = 'email';

const VIEWS: Record<string, Pick<View, 'settings' | 'layouts'>> = {
  [SUBMISSION]: {
    settings: { ...newestFirst, mainField },
    layouts: {
      list: ['form', 'name', 'email', 'lang', 'createdAt', 'deliveries'],
      // Name, address and language are among the fields; files and deliveries have panels of their own.
      edit: [[{ name: 'fields', size: 12 }]],
    },
  },
  [DELIVERY]: {
    settings: { ...newestFirst, mainField: 'channel' },
    layouts: {
      list: ['channel', 'state', 'attempts', 'lastError', 'submission'],
      // The rest is in the panel, which follows what happens.
      edit: [[{ name: 'submission', size: 12 }]],
    },
  },
};

/** Calls a submission the same where a delivery points to it. */
const named = ({ submission, ...rest }: View['metadatas']): View['metadatas'] =>
  submission ? { ...rest, submission: { ...submission, edit: { ...submission.edit, mainField } } } : rest;

/** Sets how staff see submissions and deliveries at first. Once: what they choose themselves afterwards stays. */
export const setIntakeViews = async (strapi: Core.Strapi): Promise<void> => {
  const version = strapi.store({ type: 'app', name: 'intake', key: 'views' });
  if ((await version.get({})) === VERSION) return;
  for (const [uid, { settings, layouts }] of Object.entries(VIEWS))
    await changeView(strapi, uid, (view) => ({
      settings: { ...view.settings, ...settings },
      metadatas: named(view.metadatas),
      layouts,
    }));
  await version.set({ value: VERSION });
};
