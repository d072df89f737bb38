import { socialCardPath } from '../src/lib/socialCard';
import { socialCardOf } from './socialCardsOfPages';

const cardTags = (path: string, alt: string) =>
  `<meta data-gatsby-head="true" property="og:image" content="https://saola.example${path}"/><meta data-gatsby-head="true" property="og:image:width" content="1200"/><meta data-gatsby-head="true" property="og:image:alt" content="${alt}"/>`;
const page = (tags: string) =>
  `<html><head><meta property="og:site_name" content="Saola"/>${tags}</head></html>`;

describe('the card that a page names', () => {
  it('has the title, the language and the name of the site', () => {
    const path = socialCardPath('vn', 'Tuyển dụng');
    expect(socialCardOf(page(cardTags(path, 'Tuyển dụng')), 'vn', 'vn/career/index.html')).toEqual({
      path,
      language: 'vn',
      title: 'Tuyển dụng',
      siteName: 'Saola',
    });
  });

  it('is read as the title was written, quotes and all', () => {
    const title = `Tom & Linh's "first" <week>`;
    const written = 'Tom &amp; Linh&#x27;s &quot;first&quot; &lt;week&gt;';
    expect(socialCardOf(page(cardTags(socialCardPath('en', title), written)), 'en', 'a.html')?.title).toBe(
      title,
    );
  });

  it('is found behind a picture of the page itself', () => {
    const path = socialCardPath('en', 'A door');
    const tags = cardTags('/static/door.webp', 'Red paint') + cardTags(path, 'A door');
    expect(socialCardOf(page(tags), 'en', 'a.html')?.path).toBe(path);
  });

  it('is none where a page names none', () => {
    expect(socialCardOf('<html><head><title>Demo</title></head></html>', 'en', 'a.html')).toBeUndefined();
  });

  it('stops the build where its address is not that of its title', () => {
    const html = page(cardTags(socialCardPath('en', 'Career'), 'Careers'));
    expect(() => socialCardOf(html, 'en', 'en/career/index.html')).toThrow(
      /^en\/career\/index\.html names the social card .* not that of 'Careers'/,
    );
  });
});
