import type { Core } from '@strapi/strapi';

import { en } from '../editorForms/en';
import type { FieldStrings } from '../editorForms/types';
import { FORM_VIEWS, type FormView } from '../editorForms/views';
import { changeView, type View } from './changeView';

/** Raised when the views change. Databases that hold an older one get them once more, over what editors chose. */
const VERSION = 3;

/** Counted by the site, not an editor's to change. */
const READ_ONLY = ['views'];

const inWords = (metadatas: View['metadatas'], strings: Record<string, FieldStrings>): View['metadatas'] =>
  Object.fromEntries(
    Object.entries(metadatas).map(([name, metadata]) => {
      const field = strings[name];
      if (!metadata || !field) return [name, metadata];
      const { label, description = '', placeholder = '' } = field;
      const editable = READ_ONLY.includes(name) ? { editable: false } : {};
      return [
        name,
        {
          edit: { ...metadata.edit, label, description, placeholder, ...editable },
          list: { ...metadata.list, label },
        },
      ];
    }),
  );

/** What entries of a relation's target are called, as their own form says. */
const withMainFields = (
  strapi: Core.Strapi,
  uid: string,
  metadatas: View['metadatas'],
): View['metadatas'] => {
  const attributes: Record<string, { type: string; target?: string } | undefined> =
    strapi.contentTypes[uid as keyof typeof strapi.contentTypes]?.attributes ?? {};
  return Object.fromEntries(
    Object.entries(metadatas).map(([name, metadata]) => {
      const mainField = FORM_VIEWS[attributes[name]?.target ?? '']?.mainField;
      return [
        name,
        metadata && mainField ? { ...metadata, edit: { ...metadata.edit, mainField } } : metadata,
      ];
    }),
  );
};

const settingsOf = ({ mainField, sort }: FormView): View['settings'] => ({
  mainField,
  ...(sort ? { defaultSortBy: sort[0], defaultSortOrder: sort[1] } : {}),
});

/**
 * Sets how editors see the forms and lists of the site's content at first: what fields are called, what they are for,
 * their order and width, the columns. Once: what editors change with 'Configure the view' stays.
 */
export const setAdminForms = async (strapi: Core.Strapi): Promise<void> => {
  const version = strapi.store({ type: 'app', name: 'editor-forms', key: 'views' });
  if ((await version.get({})) === VERSION) return;
  for (const [uid, form] of Object.entries(FORM_VIEWS))
    await changeView(strapi, uid, ({ settings, metadatas, layouts }) => ({
      settings: { ...settings, ...settingsOf(form) },
      metadatas: withMainFields(strapi, uid, inWords(metadatas, en[uid] ?? {})),
      layouts: {
        list: form.list ? [...form.list] : layouts.list,
        edit: form.rows.map((row) => row.map(([name, size]) => ({ name, size }))),
      },
    }));
  await version.set({ value: VERSION });
};
