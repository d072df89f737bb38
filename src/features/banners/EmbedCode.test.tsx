import { renderToStaticMarkup } from 'react-dom/server';

import { InLanguage } from '../../../jest/fixtures';
import { bannerNamed } from './bannersFixture';
import { EmbedCode } from './EmbedCode';

const codeOf = (slug: string): string => {
  document.body.innerHTML = renderToStaticMarkup(
    <InLanguage language="vn">
      <EmbedCode banner={bannerNamed(slug, 'vn')} />
    </InLanguage>,
  );
  return document.body.textContent ?? '';
};

describe('the code for publishers', () => {
  it('shows the document of the language in a frame of its size', () => {
    expect(codeOf('scratch')).toMatch(
      /^<iframe src="scratch\/vn\.html\s+\?clickTag=[^"]+"\s+width="300" height="600"><\/iframe>$/,
    );
  });

  it('brings the script that a banner asks the page for', () => {
    expect(codeOf('parallax')).toMatch(/<\/iframe>\s<script\s+src="parallax\/parallax-host\.js"><\/script>$/);
  });
});
