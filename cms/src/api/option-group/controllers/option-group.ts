import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::option-group.option-group');
