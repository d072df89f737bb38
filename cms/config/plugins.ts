import { settings } from '../src/settings';

export default {
  'users-permissions': { config: { jwtSecret: settings.jwtSecret } },
  upload: {
    config: {
      // Beside 'thumbnail' (245 x 156), which Strapi always makes. The avatar is shown 48 pixels wide at most.
      breakpoints: { medium: 750, small: 500, xxsmall: 96 },
      // No HTML: it would run scripts on the origin of the admin. Which pictures are taken is decided where they are
      // decoded (src/media), SVG not being one of them.
      security: { allowedTypes: ['image/*', 'application/pdf'] },
    },
  },
};
