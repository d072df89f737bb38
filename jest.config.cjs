/** Three kinds of tests; `npx jest --selectProjects unit server` runs those that need no CMS. */
module.exports = {
  projects: [
    '<rootDir>/jest.unit.config.cjs',
    '<rootDir>/jest.server.config.cjs',
    '<rootDir>/jest.cms.config.cjs',
  ],
};
