const LOOKS_EVERY = 50;

/** Waits until `look` gives something else than undefined or false, and gives that. @throws after `ms` milliseconds. */
export const waitFor = async <Found>(
  look: () => Promise<Found | undefined | false> | Found | undefined | false,
  ms = 120_000,
): Promise<Found> => {
  const deadline = Date.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`Waited ${ms} ms for nothing.`);
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
  }
};
