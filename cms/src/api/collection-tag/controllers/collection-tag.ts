import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::collection-tag.collection-tag');
