import type { Core } from '@strapi/strapi';

const POST = 'api::dicom-blog.dicom-blog';

/** Shows editors the view count of a post as what it is: counted by the site, not theirs to change. */
export const setAdminForms = async (strapi: Core.Strapi): Promise<void> => {
  const service = strapi.plugin('content-manager').service('content-types');
  const type = service.findContentType(POST);
  const { uid: _uid, ...configuration } = await service.findConfiguration(type);
  const { views } = configuration.metadatas;
  if (!views.edit.editable) return;
  const edit = { ...views.edit, editable: false, description: 'Counted by the site' };
  const metadatas = { ...configuration.metadatas, views: { ...views, edit } };
  await service.updateConfiguration(type, { ...configuration, metadatas });
};
