import { readChoices, type Choices } from './choices';

const keyOf = (template: string) => `saola:options:${template}`;

/**
 * The options that a visitor has chosen for a template, kept over a reload in this tab, for all of its layouts. Where
 * storage is forbidden or full, nothing is kept and nothing breaks.
 */
export const keptChoices = {
  /** @param options the documentIds of those that are offered */
  read: (template: string, options: readonly string[]): Choices => {
    try {
      return readChoices(sessionStorage.getItem(keyOf(template)), options);
    } catch {
      return {};
    }
  },
  keep: (template: string, choices: Choices): void => {
    try {
      if (Object.keys(choices).length === 0) sessionStorage.removeItem(keyOf(template));
      else sessionStorage.setItem(keyOf(template), JSON.stringify(choices));
    } catch {
      // The choices still stand on the page.
    }
  },
};
