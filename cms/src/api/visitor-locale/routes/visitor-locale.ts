import { limitReads } from '../../../requests/visitorLimits';

export default {
  routes: [
    {
      method: 'GET',
      path: '/visitor-locale',
      handler: 'api::visitor-locale.visitor-locale.find',
      config: { middlewares: [limitReads] },
    },
  ],
};
