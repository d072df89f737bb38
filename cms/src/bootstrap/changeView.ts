import type { Core } from '@strapi/strapi';

interface Metadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

/** How the content manager shows a type: what editors change with 'Configure the view'. */
export interface View {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata | undefined>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/** Changes how the content manager shows a type. `change` gives what is to be different, or undefined for nothing. */
export const changeView = async (
  strapi: Core.Strapi,
  uid: string,
  change: (view: View) => Partial<View> | undefined,
): Promise<void> => {
  const service = strapi.plugin('content-manager').service('content-types');
  const type = service.findContentType(uid);
  const { uid: _uid, ...view }: View & { uid: string } = await service.findConfiguration(type);
  const changes = change(view);
  if (changes) await service.updateConfiguration(type, { ...view, ...changes });
};
