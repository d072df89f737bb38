const database = process.env.TEST_DATABASE ?? 'sqlite';

/** Tests of the CMS: a real Strapi, over HTTP. With TEST_DATABASE=postgres on PostgreSQL, else on SQLite. */
module.exports = {
  displayName: `cms on ${database}`,
  rootDir: __dirname,
  roots: ['src', 'tests'].map((folder) => `<rootDir>/cms/${folder}`),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/cms/tests/**/*.test.ts'],
  // Settings, limits, pages, files and bodies are checked before a database is asked, and lists are arranged by Strapi:
  // on one it is enough, but for the promises at their full size.
  testPathIgnorePatterns:
    database === 'sqlite' || process.env.INTAKE_FULL ? [] : ['<rootDir>/cms/tests/anyDatabase/'],
  globalSetup: '<rootDir>/cms/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/cms/tests/support/globalTeardown.ts',
  transform: require('./jest/transforms.cjs'),
};
