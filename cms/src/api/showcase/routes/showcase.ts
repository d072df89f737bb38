import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::showcase.showcase', { only: ['find', 'findOne'] });
