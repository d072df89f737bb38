/** Five kinds of tests; `npx jest --selectProjects unit server cms-unit` runs those that need no running CMS. */
module.exports = {
  // A limit for what hangs, not for what is slow: the machine may have other work to do.
  testTimeout: 60_000,
  projects: [
    '<rootDir>/jest.unit.config.cjs',
    '<rootDir>/jest.server.config.cjs',
    '<rootDir>/jest.cms-unit.config.cjs',
    '<rootDir>/jest.cms.config.cjs',
    '<rootDir>/jest.pages.config.cjs',
  ],
};
