import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::dicom-blog.dicom-blog');
