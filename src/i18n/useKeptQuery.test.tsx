import { fireEvent, render, screen } from '@testing-library/react';

import { useKeptQuery } from './useKeptQuery';

const Switch = ({ inOther }: { readonly inOther?: (query: string) => string }) => {
  useKeptQuery(inOther);
  return (
    <>
      <a href="/en/blog/" hrefLang="en" data-language="en">
        EN
      </a>
      <a href="/vn/blog/" hrefLang="vi" data-language="vn">
        VN
      </a>
      <a href="/en/contact/">Contact</a>
    </>
  );
};
const address = (name: string) => {
  const link = screen.getByRole('link', { name });
  fireEvent.pointerDown(link);
  return link.getAttribute('href')?.replace(location.origin, '');
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/en/blog/?search=door');
});

describe('the links to the languages', () => {
  it('take the query along, and no other link does', () => {
    render(<Switch />);
    expect(['EN', 'VN', 'Contact'].map(address)).toEqual([
      ...['/en/blog/?search=door', '/vn/blog/?search=door', '/en/contact/'],
    ]);
  });

  it('say it in the words of the other language, where the page knows them', () => {
    render(<Switch inOther={(query) => query.replace('door', 'cửa')} />);
    expect(address('EN')).toBe('/en/blog/?search=door');
    expect(decodeURI(address('VN') ?? '')).toBe('/vn/blog/?search=cửa');
  });

  it('follow a query that is another one by then', () => {
    render(<Switch />);
    history.replaceState(null, '', '/en/blog/');
    expect(address('VN')).toBe('/vn/blog/');
  });
});
