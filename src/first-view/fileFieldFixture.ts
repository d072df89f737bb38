/** Browsers fill the list of chosen files themselves; jsdom leaves it to the test. */
export const stubFileFields = (): void => {
  const chosen = new WeakMap<object, unknown>();
  Object.defineProperty(HTMLInputElement.prototype, 'files', {
    configurable: true,
    get(this: object) {
      return chosen.get(this) ?? null;
    },
    set(this: object, files: unknown) {
      chosen.set(this, files);
    },
  });
};

/** Chooses files as a visitor does before React is there: the field holds them, and nobody has heard of it. */
export const chooseFiles = (field: HTMLInputElement, ...names: string[]): void => {
  Object.assign(field, { files: names.map((name) => new File(['x'], name)) });
  Object.defineProperty(field, 'value', { value: `C:\\fakepath\\${names[0]}`, writable: true });
};
