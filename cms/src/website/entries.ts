import type { Core, Struct, UID } from '@strapi/strapi';

import { isBlank } from '../content/blank';
import { labelOf } from '../editorForms/labelOf';
import type { EntryName } from './siteState';
import type { Linked } from './websiteState';

/** The fields that an entry may be called by. */
export const NAMES = ['title', 'name', 'firstName', 'heading', 'slug'];

/** What an entry is called: its title, or whatever its type has in its place; its address where nobody could see that. */
export const titleOf = (entry: object, documentId: string): string =>
  NAMES.map((field) => String(Reflect.get(entry, field) ?? '').trim()).find((name) => !isBlank(name)) ??
  documentId;

const componentOf = (schema: { attributes: object } | undefined, field: string): string | undefined => {
  const { component } = Object(Reflect.get(schema?.attributes ?? {}, field)) as { component?: string };
  return component;
};

export const linksTo = (strapi: Core.Strapi) => {
  const typeOf = (uid: string): Struct.ContentTypeSchema | undefined =>
    strapi.contentTypes[uid as UID.ContentType];

  return {
    /** The entry with its type's name and its form in the admin. */
    linked: <Named extends EntryName>(entry: Named): Named & Linked => {
      const type = typeOf(entry.type);
      const query = entry.locale ? `?plugins[i18n][locale]=${entry.locale}` : '';
      const place =
        type?.kind === 'singleType'
          ? `single-types/${entry.type}`
          : `collection-types/${entry.type}/${entry.documentId}`;
      return {
        ...entry,
        title: isBlank(entry.title) ? entry.documentId : entry.title,
        typeName: type?.info.displayName ?? entry.type,
        link: type ? `/content-manager/${place}${query}` : null,
      };
    },

    /** `layouts 2, thumbnail` in the words of the forms: `Layouts 2 › Picture`. */
    fieldLabel: (uid: string, field: string, language: unknown): string => {
      let owner = uid;
      const words = field.split(', ').map((step) => {
        const [name = '', place] = step.split(' ');
        const label = labelOf(owner, name, language);
        owner = componentOf(typeOf(owner) ?? strapi.components[owner as UID.Component], name) ?? owner;
        return place ? `${label} ${place}` : label;
      });
      return words.join(' › ');
    },
  };
};
