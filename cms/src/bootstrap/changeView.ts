import type { Core } from '@strapi/strapi';

interface Metadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

/** How the content manager shows a type or a component: what editors change with 'Configure the view'. */
export interface View {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata | undefined>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/**
 * Changes how the content manager shows a type or a component. `change` gives what is to be different, or undefined for
 * nothing.
 */
export const changeView = async (
  strapi: Core.Strapi,
  uid: string,
  change: (view: View) => Partial<View> | undefined,
): Promise<void> => {
  const isComponent = uid in strapi.components;
  const service = strapi.plugin('content-manager').service(isComponent ? 'components' : 'content-types');
  const model = isComponent ? service.findComponent(uid) : service.findContentType(uid);
  const {
    uid: _uid,
    category: _category,
    ...view
  }: View & { uid: string; category?: string } = await service.findConfiguration(model);
  const changes = change(view);
  if (changes) await service.updateConfiguration(model, { ...view, ...changes });
};
