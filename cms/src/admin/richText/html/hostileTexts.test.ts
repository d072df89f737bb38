/**
 * Whatever an entry holds or somebody pastes, the editor of the admin shows and writes nothing that could run.
 *
 * @jest-environment jsdom
 */
import { HOSTILE, PLACES } from '../../../../tests/support/hostileTexts';
import { cleanHtml } from '../../../richText/clean';
import { TooMuchText } from '../../../richText/limits';
import { COMMON_ATTRIBUTES, ELEMENTS } from '../../../richText/elements';
import { renderMarkdown } from '../../../richText/markdown';
import { documentOf, htmlOf, readHtml } from './documentHtml';

const unlessRefused = (read: () => string): string => {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooMuchText) return '';
    throw error;
  }
};

const ADDRESS = /^(https?:\/\/[^\s/?#]|mailto:|tel:|\/(?![/\\])|#)/i;

/** What a text has that no editor writes. */
const wrongIn = (html: string): string[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const attributes = ELEMENTS[element.localName];
    if (!attributes) return [element.localName];
    return [...element.attributes]
      .filter(
        ({ name, value }) =>
          ![...attributes, ...COMMON_ATTRIBUTES].includes(name) ||
          (['href', 'src', 'data-video'].includes(name) && !ADDRESS.test(value)),
      )
      .map(({ name, value }) => `${element.localName}[${name}="${value}"]`);
  });
};

const places = (['by itself', 'in an attribute'] as const).map((place) => [place, PLACES[place]] as const);

describe.each([...new Set(HOSTILE.map(({ kind }) => kind))])('%s', (kind) => {
  const texts = HOSTILE.filter((one) => one.kind === kind).map(({ text }) => text);

  it.each(places)(
    'are read, and written again, as nothing but text and the allowed elements, %s',
    (_, put) => {
      const ran = jest.fn();
      Object.defineProperty(window, '__ran', { set: ran, configurable: true });
      const wrong = texts.flatMap((text) => {
        const source = put?.(text) ?? text;
        const read = unlessRefused(() => readHtml(source).html);
        const pasted = unlessRefused(() => htmlOf(documentOf(cleanHtml(source, true).html)));
        const markdown = unlessRefused(() => htmlOf(documentOf(cleanHtml(renderMarkdown(text), true).html)));
        const found = [read, pasted, markdown].flatMap(wrongIn);
        return found.length > 0 ? [{ source, found }] : [];
      });
      expect(wrong).toEqual([]);
      expect(ran).not.toHaveBeenCalled();
    },
  );
});
