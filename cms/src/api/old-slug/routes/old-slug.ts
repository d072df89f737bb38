export default {
  routes: [{ method: 'GET', path: '/old-slugs', handler: 'api::old-slug.old-slug.find' }],
};
