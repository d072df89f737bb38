import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::dicom-blog.dicom-blog', { only: ['find', 'findOne'] });
