import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::collection-tag.collection-tag', {
  only: ['find', 'findOne'],
});
