import type { Language } from '../i18n/locales';

type Said = string | number | Readonly<Record<Language, string>>;

/** What content/site.yml says of the agency, as far as texts may name it. */
export interface NamedFacts {
  readonly facts: Readonly<Record<string, Said>>;
  readonly figures: Readonly<Record<string, string>>;
}

const name = /\{(fact|figure)\.(\w+)\}/g;

/** Whether a text names a fact: most do not, and need none to be looked up. */
export const namesFacts = (text: string): boolean => text.search(name) >= 0;

/**
 * A text with each `{fact.answerHours}` and `{figure.team}` in it as content/site.yml says it.
 *
 * @throws when it names what is not there
 */
export const withFacts = (text: string, { facts, figures }: NamedFacts, language: Language): string =>
  text.replace(name, (asked, kind: string, key: string) => {
    const said = kind === 'fact' ? facts[key] : figures[key];
    if (said === undefined) throw new Error(`A text names ${asked}, which content/site.yml does not say`);
    return typeof said === 'object' ? said[language] : String(said);
  });
