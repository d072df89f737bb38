const rooms = ['node-lib', 'release', 'site-build', 'server', 'scripts', 'bench'];

/** Tests of everything that runs in plain Node beside the CMS: builds, releases, the site server, the scripts, the comparisons. */
module.exports = {
  displayName: 'server',
  rootDir: __dirname,
  roots: rooms.map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  testMatch: rooms.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  // What recipes add belongs elsewhere.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/scripts/recipes/files/'],
  // Fastify's test client brings an ES module, which Jest cannot require as it is.
  transformIgnorePatterns: ['/node_modules/(?!(light-my-request/node_modules/)?cookie/)'],
  transform: require('./jest/transforms.cjs'),
};
