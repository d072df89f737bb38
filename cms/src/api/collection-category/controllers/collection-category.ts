import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::collection-category.collection-category');
