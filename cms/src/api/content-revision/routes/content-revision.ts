export default {
  routes: [
    { method: 'GET', path: '/content-revision', handler: 'api::content-revision.content-revision.find' },
  ],
};
