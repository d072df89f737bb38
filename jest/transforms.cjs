const jsc = (syntax, jsx) => ({
  target: 'es2022',
  parser: { syntax, [syntax === 'typescript' ? 'tsx' : 'jsx']: jsx },
  transform: { react: { runtime: 'automatic' } },
});

const swc = (syntax, jsx) => [
  require.resolve('@swc/jest'),
  {
    ...{ swcrc: false, jsc: jsc(syntax, jsx), module: { type: 'commonjs' }, sourceMaps: 'inline' },
    // Packages name maps that they do not bring.
    inputSourceMap: false,
  },
];

/** How Jest reads our code and those packages that are ES modules. */
module.exports = {
  '\\.[cm]?ts$': swc('typescript', false),
  '\\.tsx$': swc('typescript', true),
  '\\.[cm]?jsx?$': swc('ecmascript', true),
};
