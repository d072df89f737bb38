import { JSDOM } from 'jsdom';

import { videoWords } from './videoWords';
import { withFrames } from './withFrames';

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const video = (title = 'Our film', from = address) =>
  `<figure data-video="${from}"><a href="${from}">${title}</a><figcaption>In spring</figcaption></figure>`;
const table = (caption = '') =>
  `<table>${caption}<thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>`;

const shown = (html: string, locale: string | null = 'en') =>
  new JSDOM(withFrames(html, videoWords(locale))).window.document;
const linkIn = (frame: Element | null) =>
  new JSDOM(frame?.getAttribute('srcdoc') ?? '').window.document.querySelector('a');

describe('a video in a text', () => {
  it('is a frame with a link that plays it, and one to where it is from', () => {
    const page = shown(video());
    const frame = page.querySelector('iframe');
    expect(frame?.title).toBe('Our film');
    expect(linkIn(frame)?.href).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
    expect(linkIn(frame)?.getAttribute('aria-label')).toBe('Play “Our film”');
    expect(page.querySelector('figure a')?.getAttribute('href')).toBe(address);
    expect(page.querySelector('figcaption')?.textContent).toBe('In spring');
  });

  it('says of whom it is asked when it is played, in the language of its text', () => {
    // Below what the film is called, behind the frame that plays it.
    expect(shown(video()).querySelector('a + [data-note] + iframe')).not.toBeNull();
    const note = (locale: string | null) => shown(video(), locale).querySelector<HTMLElement>('[data-note]');
    expect(note('en')?.dataset.note).toBe('Loads from youtube\u2060-\u2060nocookie.com when you press play.');
    expect(note('vi')?.dataset.note).toBe('Bấm phát mới tải, từ youtube\u2060-\u2060nocookie.com.');
    expect(note(null)).toBeNull();
  });

  it('has what it is called on a strip of its own below its still, not on the picture', () => {
    const [still, title] = shown(video()).querySelector('figure > div')?.children ?? [];
    expect(still?.getAttribute('style')).toMatch(/aspect-ratio:.*gradient/);
    expect(title?.textContent).toBe('Our film');
    expect(title?.parentElement?.getAttribute('style')).toContain('background:var(--ground)');
    expect(title?.parentElement?.getAttribute('style')).not.toContain('gradient');
  });

  it.each([
    ['en', 'Video on YouTube', 'Play “Video on YouTube”'],
    ['vi', 'Video trên YouTube', 'Phát “Video trên YouTube”'],
    [null, 'YouTube', 'YouTube'],
  ])('that has no title is named by its host, not by its address (%s)', (locale, name, play) => {
    const page = shown(video(address), locale);
    expect(page.querySelector('iframe')?.title).toBe(name);
    expect(page.querySelector('figure a')?.textContent).toBe(name);
    expect(linkIn(page.querySelector('iframe'))?.getAttribute('aria-label')).toBe(play);
  });

  it('asks its host for nothing by itself: the frame has no address of its own', () => {
    expect(shown(video()).querySelector('iframe')?.hasAttribute('src')).toBe(false);
  });

  it.each([
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1'],
    [`${address}&amp;t=43s`, 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=43'],
    [`${address}&amp;t=43s&amp;x=1`, undefined],
    ['https://vimeo.com/abc', undefined],
    ['https://evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ])('is one of the hosts that are known: %s', (from, player) => {
    expect(linkIn(shown(video('a', from)).querySelector('iframe'))?.href).toBe(player);
  });

  it.each(['"quoted" &amp; &lt;b&gt;', '&lt;/a&gt;&lt;script&gt;x&lt;/script&gt;', '&amp;quot; onload=x'])(
    'has a title that stays text: %s',
    (title) => {
      const page = shown(video(title));
      const text = page.querySelector('figure a')?.textContent;
      const frame = page.querySelector('iframe');
      expect(frame?.title).toBe(text);
      expect(frame?.getAttributeNames().sort()).toEqual(['allow', 'srcdoc', 'style', 'title']);
      expect(linkIn(frame)?.querySelectorAll('*')).toHaveLength(2);
      expect(linkIn(frame)?.getAttribute('aria-label')).toBe(`Play “${text}”`);
      expect(linkIn(frame)?.getAttributeNames().sort()).toEqual(['aria-label', 'href', 'style']);
    },
  );
});

describe('a table in a text', () => {
  it('scrolls in a box that the keyboard reaches, named by its caption', () => {
    const box = shown(table('<caption>Hours <em>and</em> "days"</caption>')).querySelector('div');
    expect(box?.getAttribute('aria-label')).toBe('Hours and days');
    expect(box?.tabIndex).toBe(0);
    expect(box?.querySelector('table')).not.toBeNull();
  });

  it('needs no name without one', () => {
    expect(shown(table()).querySelector('div')?.hasAttribute('aria-label')).toBe(false);
  });
});
