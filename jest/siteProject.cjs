const path = require('node:path');

const rootDir = path.resolve(__dirname, '..');

/** What the tests of the site's units and of its components have in common. */
module.exports.shared = {
  rootDir,
  roots: ['src', 'gatsby', 'content', '__mocks__'].map((folder) => `<rootDir>/${folder}`),
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/jest/cssModule.cjs',
    '\\.css$': '<rootDir>/jest/emptyModule.cjs',
  },
  // Gatsby's own packages are ES modules with JSX in places; `feed` is one.
  transformIgnorePatterns: ['/node_modules/(?!(feed|gatsby|gatsby-script|gatsby-link)/)'],
  transform: {
    ...require('./transforms.cjs'),
    '\\.woff2$': '<rootDir>/jest/fontFile.cjs',
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
  testEnvironmentOptions: { url: 'http://localhost/' },
};
