import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::blog-tag.blog-tag', { only: ['find', 'findOne'] });
