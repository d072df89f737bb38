import { renderToStaticMarkup } from 'react-dom/server';

import { ShownWith } from './ShownWith';

it('holds the first drawing of a page back until a part of it has come', () => {
  expect(renderToStaticMarkup(<ShownWith id="about" />)).toBe(
    '<link rel="expect" href="#about" blocking="render"/>',
  );
});
