/** One thing a value has to be: a test, and the words for it that follow "must be". */
interface Rule {
  test: (value: string) => boolean;
  words: string;
}

const parses = (value: string, protocols: string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const isSecret = (value: string): boolean => value.trim().length >= 16;

const rules = {
  secret: { test: isSecret, words: 'a random text of at least 16 characters' },
  secretList: {
    test: (value) => value.split(',').every(isSecret),
    words: 'random texts of at least 16 characters each, with commas between them',
  },
  email: { test: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), words: 'an e-mail address' },
  password: {
    test: (value) => value.length >= 8 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value),
    words: 'at least 8 characters with a small letter, a capital letter and a digit',
  },
  postgresUrl: {
    test: (value) => parses(value, ['postgres:', 'postgresql:']),
    words: 'an address like postgres://user:password@host:5432/database',
  },
  url: {
    test: (value) => parses(value, ['http:', 'https:']),
    words: 'an address that begins with http:// or https://',
  },
  port: {
    test: (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65535,
    words: 'a port number from 1 to 65535',
  },
  origins: {
    test: (value) =>
      value.split(',').every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    words: 'a list of origins like https://www.example.com, with commas between them, without paths or *',
  },
} satisfies Record<string, Rule>;

/**
 * Reads typed settings from an environment. A wrong value never throws here: it is noted in `problems`, with its name
 * and what it should be (never the value, which may be a secret), and the default stands in until the start is refused.
 */
export const createReader = (env: NodeJS.ProcessEnv) => {
  const problems: string[] = [];

  const optional = (name: string, rule: Rule): string | undefined => {
    const value = env[name]?.trim();
    if (!value) return undefined;
    if (rule.test(value)) return value;
    problems.push(`${name} must be ${rule.words}.`);
    return undefined;
  };

  const required = (name: string, rule: Rule): string => {
    if (!env[name]?.trim()) problems.push(`${name} is missing. It must be ${rule.words}.`);
    return optional(name, rule) ?? '';
  };

  return {
    problems,
    rules,
    optional,
    required,
    text: (name: string, fallback: string): string => env[name]?.trim() || fallback,
    url: (name: string, fallback: string): string => optional(name, rules.url) ?? fallback,
    port: (name: string, fallback: number): number => Number(optional(name, rules.port) ?? fallback),
    /** A whole number from 1 to `most`. */
    whole: (name: string, fallback: number, most: number): number => {
      const test = (value: string) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= most;
      return Number(optional(name, { test, words: `a whole number from 1 to ${most}` }) ?? fallback);
    },
    origins: (name: string, fallback: string[]): string[] =>
      optional(name, rules.origins)?.split(',') ?? fallback,
    oneOf: <Choice extends string>(
      name: string,
      choices: [Choice, ...Choice[]],
      fallback: Choice,
    ): Choice => {
      const words = choices.join(' or ');
      const value = optional(name, { test: (given) => choices.some((choice) => choice === given), words });
      return choices.find((choice) => choice === value) ?? fallback;
    },
  };
};
