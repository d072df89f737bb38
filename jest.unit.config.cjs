/** Tests of the site's units and components, in jsdom. */
module.exports = {
  displayName: 'unit',
  rootDir: __dirname,
  roots: ['src', 'gatsby', 'content', '__mocks__'].map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{src,gatsby,content}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/jest/cssModule.cjs',
    '\\.css$': '<rootDir>/jest/emptyModule.cjs',
  },
  // Gatsby's own packages are ES modules with JSX in places.
  transformIgnorePatterns: ['/node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)'],
  transform: {
    ...require('./jest/transforms.cjs'),
    '\\.woff2$': '<rootDir>/jest/fontFile.cjs',
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
  testEnvironmentOptions: { url: 'http://localhost/' },
};
