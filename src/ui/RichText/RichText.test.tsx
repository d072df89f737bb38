import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { RichText } from './RichText';

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const video = (title = 'Our film') =>
  `<figure data-video="${address}"><a href="${address}">${title}</a><figcaption>In spring</figcaption></figure>`;
const table = (caption = '') =>
  `<table>${caption}<thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>`;

describe('RichText', () => {
  it('shows the text it is given', () => {
    renderIn('en', <RichText html="<h2>Why</h2><p>Because</p>" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible();
  });

  it('shows nothing without text', () => {
    const { container } = renderIn('en', <RichText html={null} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const html = `<h2>Why</h2><p>Because</p>${video()}${table()}${table()}`;
    const { container } = renderIn('en', <RichText html={html} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a video in a text', () => {
  const wordsOf = (link: Element | null) => link?.querySelector(':not([aria-hidden])')?.textContent;
  const linkIn = (frame: HTMLElement): HTMLAnchorElement | null =>
    new DOMParser().parseFromString(frame.getAttribute('srcdoc') ?? '', 'text/html').querySelector('a');

  it('is a frame with a link that plays it, in the language of the page, and with one to where it is from', () => {
    renderIn('vn', <RichText html={video()} />);
    const frame = screen.getByTitle('Our film');
    expect(wordsOf(linkIn(frame))).toBe('Phát video: Our film');
    expect(linkIn(frame)?.href).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
    expect(screen.getByRole('link', { name: 'Our film' })).toHaveAttribute('href', address);
    expect(screen.getByText('In spring')).toBeVisible();
  });

  it('asks its host for nothing by itself: the frame has no address of its own', () => {
    renderIn('en', <RichText html={video()} />);
    expect(screen.getByTitle('Our film')).not.toHaveAttribute('src');
  });

  it.each([
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1'],
    ['https://vimeo.com/abc', undefined],
    ['https://evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ])('is one of the hosts that are known: %s', (other, player) => {
    renderIn('en', <RichText html={`<figure data-video="${other}"><a href="${other}">a</a></figure>`} />);
    const frame = screen.queryByTitle('a');
    expect(frame ? linkIn(frame)?.getAttribute('href') : undefined).toBe(player);
  });

  it.each(['"quoted" &amp; &lt;b&gt;', '&lt;/a&gt;&lt;script&gt;x&lt;/script&gt;', '&amp;quot; onload=x'])(
    'has a title that stays text: %s',
    (title) => {
      renderIn('en', <RichText html={video(title)} />);
      const text = screen.getAllByRole('link')[0]?.textContent ?? '';
      const frame = screen.getByTitle(text);
      expect(frame.getAttributeNames().sort()).toEqual(['allow', 'srcdoc', 'title']);
      expect(wordsOf(linkIn(frame))).toBe(`Play video: ${text}`);
      expect(linkIn(frame)?.querySelectorAll('*')).toHaveLength(2);
    },
  );
});

describe('a table in a text', () => {
  it('scrolls in a box that the keyboard reaches, named by its caption', () => {
    const caption = '<caption>Hours <em>and</em> "days"</caption>';
    renderIn('en', <RichText html={table(caption)} />);
    const box = screen.getByRole('group', { name: 'Hours and days' });
    expect(box).toHaveAttribute('tabindex', '0');
    expect(within(box).getByRole('table')).toBeVisible();
  });

  it('is called a table without one, in the language of the page', () => {
    renderIn('vn', <RichText html={table()} />);
    expect(screen.getByRole('group', { name: 'Bảng' })).toBeVisible();
  });
});
