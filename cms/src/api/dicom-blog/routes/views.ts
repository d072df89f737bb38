import { limitViews } from '../../../requests/visitorLimits';

export default {
  routes: [
    // The address and the shape of Strapi's own update, which stays closed: open, it would change any field.
    {
      method: 'PUT',
      path: '/dicom-blogs/:documentId',
      handler: 'api::dicom-blog.dicom-blog.countView',
      config: { middlewares: [limitViews] },
    },
  ],
};
