import type { Writable } from 'node:stream';

import { createElement } from 'react';
import type * as ReactDomServer from 'react-dom/server';

type Renderer = typeof ReactDomServer.renderToPipeableStream;

const { WritableAsPromise } = jest.requireActual<{
  WritableAsPromise: new () => Writable & PromiseLike<string>;
}>('gatsby/cache-dir/server-utils/writable-as-promise');

const setting = process.env;
afterEach(() => {
  process.env = setting;
});

/** React keeps one renderer for development and one for production; a build uses the latter. */
const rendererFor = (mode: string): Renderer => {
  process.env = { ...setting, NODE_ENV: mode };
  jest.resetModules();
  return jest.requireActual<typeof ReactDomServer>('react-dom/server').renderToPipeableStream;
};

/** HTML of a paragraph, made as Gatsby makes that of pages and slices. */
const rendered = async (render: Renderer, words: string[]): Promise<string> => {
  const stream = new WritableAsPromise();
  const page = createElement(
    'p',
    null,
    words.map((word, index) => createElement('i', { key: index }, word)),
  );
  const { pipe } = render(page, {
    onAllReady: () => void pipe(stream),
    onError: (error) => void stream.destroy(new Error(String(error))),
  });
  return stream;
};

describe.each(['production', 'development'])('a page rendered for %s', (mode) => {
  it('has its Vietnamese text whole, wherever in it the renderer empties its buffer of 2048 bytes', async () => {
    const render = rendererFor(mode);
    const words = Array.from({ length: 40 }, () => 'Thiết kế của người Việt: “ổn”');
    for (let shift = 1; shift <= 64; shift++) {
      const text = ['a'.repeat(shift), ...words];
      const html = await rendered(render, text);
      expect(html).toBe(`<p>${text.map((word) => `<i>${word}</i>`).join('')}</p>`);
    }
  });

  it('has a text of every length around that of the buffer', async () => {
    const render = rendererFor(mode);
    for (let letters = 600; letters <= 700; letters++) {
      const text = 'ế'.repeat(letters);
      expect(await rendered(render, [text])).toBe(`<p><i>${text}</i></p>`);
    }
  });
});
