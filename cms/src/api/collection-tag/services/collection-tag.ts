import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::collection-tag.collection-tag');
