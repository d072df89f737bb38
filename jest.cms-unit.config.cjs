/** Tests of the CMS's own code beside it, which start no Strapi. */
module.exports = {
  displayName: 'cms-unit',
  rootDir: __dirname,
  roots: ['<rootDir>/cms/src'],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/cms/src/**/*.test.ts'],
  // Threads run what is compiled.
  moduleNameMapper: { '/inspectorScript$': '<rootDir>/cms/tests/support/inspectorScript.ts' },
  transform: require('./jest/transforms.cjs'),
};
