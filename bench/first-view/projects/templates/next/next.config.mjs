export default { output: 'export', trailingSlash: true, experimental: { inlineCss: true } };
