export { onPreBootstrap } from './gatsby/checkCms';
export { createSchemaCustomization } from './gatsby/schema';
export { createResolvers } from './gatsby/resolvers';
export { onCreateNode } from './gatsby/contentNodes';
export { onPostBootstrap } from './gatsby/assertMedia';
export { createPages } from './gatsby/createPages';
export { onCreatePage } from './gatsby/onCreatePage';
export { onCreateWebpackConfig } from './gatsby/webpack';
