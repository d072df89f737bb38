const { shared } = require('./jest/siteProject.cjs');

/** Tests of the site's units. What needs a document says `@jest-environment jsdom` in its first line. */
module.exports = {
  ...shared,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,gatsby,content}/**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/src/first-view/'],
};
