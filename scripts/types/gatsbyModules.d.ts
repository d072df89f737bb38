/** The part of Gatsby that has no types of its own. */
declare module 'gatsby/dist/query/query-compiler' {
  /** Reads the queries of the sources and checks them against the schema; a mistake ends the process. */
  const compileQueries: () => Promise<unknown>;
  export default compileQueries;
}
