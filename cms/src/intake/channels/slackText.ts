/** Slack cuts messages at 40,000 characters, and shows a shorter one better. */
const MAX_TEXT = 12_000;

/** A word joiner: seen by nobody, and it breaks a word apart for a program. */
const JOINER = '\u2060';

/**
 * A text for a message in which nothing is obeyed: `&`, `<` and `>` are escaped as Slack asks for (so `<!channel>` and
 * `<https://…|a link>` are shown as they are), a mention or a link that the chat would make by itself is broken, and
 * formatting marks stay what they are.
 */
export const slackText = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@(?=here|channel|everyone|all\b)/gi, `@${JOINER}`);
