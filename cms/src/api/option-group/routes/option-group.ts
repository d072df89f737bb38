import { factories } from '@strapi/strapi';

// Visitors see it inside other entries only, which Strapi grants with the same permission as this list.
export default factories.createCoreRouter('api::option-group.option-group', {
  only: ['find', 'findOne'],
  config: { find: { policies: ['global::with-credentials'] } },
});
