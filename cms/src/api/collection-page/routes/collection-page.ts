import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::collection-page.collection-page', { only: ['find'] });
