/** Settings that cannot be used: one line for each, naming the setting and what it should be. */
export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

type Environment = Record<string, string | undefined>;

/**
 * Reads settings from an environment and collects every problem, so that one start tells all of them.
 * Secrets are never repeated in a message.
 */
export class EnvReader {
  private readonly problems: string[] = [];

  constructor(private readonly env: Environment) {}

  /** A text, or `fallback` when the setting is absent or empty. */
  text(name: string, fallback: string): string {
    return this.env[name]?.trim() || fallback;
  }

  /** An absolute http(s) address without query or fragment. */
  url(name: string, fallback: string): URL {
    const value = this.text(name, fallback);
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
      return this.wrong(name, `an address such as ${fallback}, but it is "${value}"`, new URL(fallback));
    }
    return url;
  }

  /** A TCP port. 0 lets the system choose a free one. */
  port(name: string, fallback: number): number {
    const value = this.text(name, String(fallback));
    const port = Number(value);
    if (!/^\d+$/.test(value) || port > 65535) {
      return this.wrong(name, `a port from 0 to 65535, but it is "${value}"`, fallback);
    }
    return port;
  }

  /** A secret of at least `length` characters. */
  secret(name: string, length: number): string {
    const value = this.text(name, '');
    if (value.length >= length) return value;
    const found = value ? `it has only ${value.length}` : 'it is missing';
    return this.wrong(name, `a secret of at least ${length} characters, but ${found}`, value);
  }

  /** What `parse` makes of a text; `fallback` when the setting is absent, empty, or none of what it should be. */
  parsed<T>(name: string, parse: (value: string) => T | null, expected: string, fallback: T): T {
    const value = this.text(name, '');
    if (!value) return fallback;
    return parse(value) ?? this.wrong(name, `${expected}, but it is "${value}"`, fallback);
  }

  /** Throws a {@link SettingsError} when one of the settings read so far was wrong. */
  finish<T>(settings: T): T {
    if (this.problems.length > 0) throw new SettingsError(this.problems);
    return settings;
  }

  private wrong<T>(name: string, expected: string, value: T): T {
    this.problems.push(`${name} must be ${expected}.`);
    return value;
  }
}
