/** @jest-environment jsdom */
import { keepAsked } from './keepAsked';

const data = {
  categories: { nodes: [{ title: 'Design', titleElsewhere: 'Thiết kế' }] },
  tags: { nodes: [] },
};
/** As Gatsby has it: a page is known by the address that it was loaded at, with its query. */
const loadPage = (at: string) =>
  Object.assign(window, {
    ___loader: { loadPageSync: (address: string) => (address === at ? { json: { data } } : undefined) },
  });

const addressOf = (id: string) => {
  const link = document.getElementById(id);
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return decodeURI(link?.getAttribute('href')?.replace(location.origin, '') ?? '');
};

beforeEach(() => {
  document.body.innerHTML = `
    <a id="en" href="/en/blog/" data-language="en" aria-current="true">EN</a>
    <a id="vn" href="/vn/blog/" data-language="vn">VN</a>
    <a id="contact" href="/en/contact/">Contact</a>`;
  history.replaceState(null, '', '/en/blog/?category=Design&search=door');
  loadPage('/en/blog/?category=Design&search=door');
  keepAsked();
  keepAsked();
});

describe('what is asked of the list', () => {
  it('is taken along by the link to the other language, in its words, and by no other', () => {
    expect(['en', 'vn', 'contact'].map(addressOf)).toEqual([
      ...['/en/blog/', '/vn/blog/?category=Thiết kế&search=door', '/en/contact/'],
    ]);
  });

  it('is what is asked by then', () => {
    expect(addressOf('vn')).toContain('?');
    history.replaceState(null, '', '/en/blog/');
    expect(addressOf('vn')).toBe('/vn/blog/');
  });

  it('is known also where more is typed, and where nothing was asked at first', () => {
    history.replaceState(null, '', '/en/blog/?category=Design&search=doors');
    keepAsked();
    expect(addressOf('vn')).toBe('/vn/blog/?category=Thiết kế&search=doors');
    loadPage('/en/blog/');
    keepAsked();
    expect(addressOf('vn')).toBe('/vn/blog/?category=Thiết kế&search=doors');
  });

  it('is taken along from no other page', () => {
    history.replaceState(null, '', '/en/blog/a-door/?search=door');
    expect(addressOf('vn')).toBe('/vn/blog/');
  });
});
