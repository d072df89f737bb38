/** Tests of the site server, the scripts and the comparisons: plain Node, no browser. */
module.exports = {
  displayName: 'server',
  rootDir: __dirname,
  roots: ['server', 'scripts', 'bench'].map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/server/**/*.test.ts',
    '<rootDir>/scripts/**/*.test.ts',
    '<rootDir>/bench/**/*.test.ts',
  ],
  // Fastify's test client brings an ES module, which Jest cannot require as it is.
  transformIgnorePatterns: ['/node_modules/(?!(light-my-request/node_modules/)?cookie/)'],
  transform: {
    '\\.[cm]?[jt]s$': [
      'babel-jest',
      {
        babelrc: false,
        configFile: false,
        presets: [['@babel/preset-env', { targets: { node: '20' } }], '@babel/preset-typescript'],
      },
    ],
  },
};
