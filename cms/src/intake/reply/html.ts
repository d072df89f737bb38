/** HTML from strings, with everything escaped that is not marked as HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | undefined | false | Value[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const render = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  return value instanceof Html ? value.text : escape(String(value));
};

/** A template tag: html`<p>${text}</p>`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + render(values[index])).join(''));
