/** What every page of the built site must hold, read as it is served and without a browser (`npm run test:pages`). */
module.exports = {
  displayName: 'pages',
  rootDir: __dirname,
  roots: ['<rootDir>/e2e/pages'],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/pages/**/*.test.ts'],
  globalSetup: '<rootDir>/e2e/pages/globalSetup.ts',
  globalTeardown: '<rootDir>/e2e/pages/globalTeardown.ts',
  transform: require('./jest/transforms.cjs'),
};
