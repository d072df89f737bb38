/** Tests of the CMS: a real Strapi, over HTTP. With TEST_DATABASE=postgres on PostgreSQL, else on SQLite. */
module.exports = {
  displayName: `cms on ${process.env.TEST_DATABASE ?? 'sqlite'}`,
  rootDir: __dirname,
  roots: ['src', 'tests'].map((folder) => `<rootDir>/cms/${folder}`),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/cms/tests/**/*.test.ts'],
  globalSetup: '<rootDir>/cms/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/cms/tests/support/globalTeardown.ts',
  transform: require('./jest/transforms.cjs'),
};
