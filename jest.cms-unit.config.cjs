/** Tests of the CMS's own code beside it, which start no Strapi. */
module.exports = {
  displayName: 'cms-unit',
  rootDir: __dirname,
  roots: ['<rootDir>/cms/src'],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/cms/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    // Threads run what is compiled.
    '/inspectorScript$': '<rootDir>/cms/tests/support/inspectorScript.ts',
    // Testing Library would find that of the site, and two of them in one page know nothing of each other.
    '^(react|react-dom)(/.*)?$': '<rootDir>/cms/node_modules/$1$2',
  },
  transform: require('./jest/transforms.cjs'),
};
