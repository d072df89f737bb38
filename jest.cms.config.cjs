const database = process.env.TEST_DATABASE ?? 'sqlite';

/** Tests of the CMS: a real Strapi, over HTTP. With TEST_DATABASE=postgres on PostgreSQL, else on SQLite. */
module.exports = {
  displayName: `cms on ${database}`,
  rootDir: __dirname,
  roots: ['src', 'tests'].map((folder) => `<rootDir>/cms/${folder}`),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/cms/tests/**/*.test.ts'],
  // Settings, limits, pages and files are checked before a database is asked: on one it is enough.
  testPathIgnorePatterns: database === 'sqlite' ? [] : ['<rootDir>/cms/tests/anyDatabase/'],
  globalSetup: '<rootDir>/cms/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/cms/tests/support/globalTeardown.ts',
  transform: require('./jest/transforms.cjs'),
};
