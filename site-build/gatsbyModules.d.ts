/** Runs one of Gatsby's APIs in all plugins: Gatsby has no types for it. */
declare module 'gatsby/dist/utils/api-runner-node' {
  const run: (api: string, args: object) => Promise<unknown>;
  export default run;
}
