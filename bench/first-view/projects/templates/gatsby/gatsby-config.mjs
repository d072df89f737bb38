export default { trailingSlash: 'always', jsxRuntime: 'automatic' };
