/** Tests of the site server and of the scripts: plain Node, no browser. */
module.exports = {
  displayName: 'server',
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
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
