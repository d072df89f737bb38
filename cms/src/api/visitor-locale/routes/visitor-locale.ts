export default {
  routes: [{ method: 'GET', path: '/visitor-locale', handler: 'api::visitor-locale.visitor-locale.find' }],
};
