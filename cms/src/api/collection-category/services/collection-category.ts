import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::collection-category.collection-category');
