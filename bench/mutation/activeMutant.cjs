// Runs before each file of tests. Stryker's code asks the environment which fault it is to have when it is first run: a
// test that brings an environment of its own would switch it off.
const { __STRYKER_ACTIVE_MUTANT__: activeMutant } = process.env;
// The object is Stryker's, where there is one: it is shared with its runner.
if (activeMutant !== undefined) (globalThis.__stryker__ ??= {}).activeMutant = activeMutant;
