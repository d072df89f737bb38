/** How the admin's forms and lists are arranged, as its calls tell it. */
import { asAdmin } from './admin';

interface Metadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

export interface View {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface Configuration {
  contentType: View;
  components: Record<string, View>;
}

const viewAddress = (uid: string): string => `/content-manager/content-types/${uid}/configuration`;

/** The view of a type, and those of the components in it. */
export const viewsOf = async (uid: string): Promise<Configuration> =>
  (await asAdmin<{ data: Configuration }>(viewAddress(uid))).body.data;

/** What may be sent of what was told: Strapi does not take all of it. */
const savable = (metadatas: View['metadatas']): View['metadatas'] =>
  Object.fromEntries(
    Object.entries(metadatas).map(
      ([
        name,
        {
          edit,
          list: { mainField: _mainField, ...list },
        },
      ]) => [name, { edit, list }],
    ),
  );

/** Saves a view as 'Configure the view' does. @returns the status of the answer. */
export const saveView = async (uid: string, { settings, metadatas, layouts }: View): Promise<number> =>
  (await asAdmin(viewAddress(uid), 'PUT', { settings, metadatas: savable(metadatas), layouts })).status;
