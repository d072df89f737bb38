const { shared } = require('./jest/siteProject.cjs');

/** Tests of what lives in a document, in jsdom: the site's components, and its first views. */
module.exports = {
  ...shared,
  displayName: 'components',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest/setup.ts'],
  testMatch: ['<rootDir>/{src,gatsby}/**/*.test.tsx', '<rootDir>/src/first-view/*.test.ts'],
};
