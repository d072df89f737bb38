/**
 * Milliseconds after which a test hangs, and a single wait in it does. They are for what hangs, not for what is slow: the
 * unit tests fill the gaps that builds and journeys leave on the processor, so the same test may take a second or minutes.
 */
module.exports = { test: 300_000, wait: 60_000 };
