/** Six kinds of tests; `npx jest --selectProjects unit components server cms-unit` runs those that need no running CMS. */
module.exports = {
  testTimeout: require('./jest/limits.cjs').test,
  projects: [
    '<rootDir>/jest.unit.config.cjs',
    '<rootDir>/jest.components.config.cjs',
    '<rootDir>/jest.server.config.cjs',
    '<rootDir>/jest.cms-unit.config.cjs',
    '<rootDir>/jest.cms.config.cjs',
    '<rootDir>/jest.pages.config.cjs',
  ],
};
