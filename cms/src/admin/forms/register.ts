import type {
  EditFieldLayout,
  EditLayout,
  ListFieldLayout,
  ListLayout,
} from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { translate } from './translate';

interface Form {
  layout: EditLayout;
  query: object;
}

interface List {
  displayedHeaders: ListFieldLayout[];
  layout: ListLayout;
}

/** The admin says its language there; its hooks are no React components, which would ask for it. */
const language = (): string => document.documentElement.lang;

const inWords = (field: EditFieldLayout): EditFieldLayout => ({
  ...field,
  label: translate(field.label, language()),
  ...(typeof field.hint === 'string' ? { hint: translate(field.hint, language()) } : {}),
  ...(field.placeholder ? { placeholder: translate(field.placeholder, language()) } : {}),
});

/** What the forms of the content manager show; what comes in is kept for later and is not changed. */
export const translateForm = ({ layout, query }: Form): Form => ({
  query,
  layout: {
    ...layout,
    layout: layout.layout.map((panel) => panel.map((row) => row.map(inWords))),
    components: Object.fromEntries(
      Object.entries(layout.components).map(([uid, component]) => [
        uid,
        { ...component, layout: component.layout.map((row) => row.map(inWords)) },
      ]),
    ),
  },
});

export const translateList = ({ displayedHeaders, layout }: List): List => ({
  layout,
  displayedHeaders: displayedHeaders.map((header) =>
    typeof header.label === 'string' ? { ...header, label: translate(header.label, language()) } : header,
  ),
});

export const translateForms = (app: StrapiApp): void => {
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateForm);
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', translateList);
};
