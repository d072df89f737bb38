import type { Core } from '@strapi/strapi';

import { changeView } from './changeView';

const POST = 'api::dicom-blog.dicom-blog';

/** Shows editors the view count of a post as what it is: counted by the site, not theirs to change. */
export const setAdminForms = (strapi: Core.Strapi): Promise<void> =>
  changeView(strapi, POST, ({ metadatas }) => {
    const { views } = metadatas;
    if (!views?.edit.editable) return undefined;
    const edit = { ...views.edit, editable: false, description: 'Counted by the site' };
    return { metadatas: { ...metadatas, views: { ...views, edit } } };
  });
