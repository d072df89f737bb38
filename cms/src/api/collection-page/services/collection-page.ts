import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::collection-page.collection-page');
