import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::collection-category.collection-category', {
  only: ['find', 'findOne'],
});
