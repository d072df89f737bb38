/** Slack cuts messages at 40,000 characters, and shows a shorter one better. */
const MAX_TEXT = 12_000;

/** A word joiner: seen by nobody, and it breaks a word apart for a program. */
const JOINER = '\u2060';

/** What a link may be known by: the colon of `https:`. */
const SCHEME = /(?<=[a-z]):(?=\S)|:(?=\/\/)/gi;

/** An e-mail address, which stays whole: the team copies it. Or a dot, of any script, as in the name of a host. */
const ADDRESS_OR_DOT =
  /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?![\w/?#@]|[.:][\w/]))|[.\u3002\uff0e\uff61](?=\p{L})/gu;

/**
 * A text for a message in which nothing is obeyed: `&`, `<` and `>` are escaped as Slack asks for (so `<!channel>` and
 * `<https://…|a link>` are shown as they are), a mention or a link that the chat would make by itself is broken, with or
 * without `https:`, and formatting marks stay what they are.
 */
export const slackText = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .replace(SCHEME, `:${JOINER}`)
    .replace(ADDRESS_OR_DOT, (found, address: string | undefined) => address ?? `${found}${JOINER}`)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@(?=here|channel|everyone|all\b)/gi, `@${JOINER}`);
