import { onAPageOfItsOwn, show } from './firstViewFixture';
import { keepAnchor } from './keepAnchor';

onAPageOfItsOwn();

const follow = (from: string, to: string): string => {
  history.replaceState(null, '', from);
  show(`<a data-language="vn" href="${to}"><b>VN</b></a>`);
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  return link?.getAttribute('href') ?? '';
};

describe('the link to the other language', () => {
  beforeEach(keepAnchor);

  it.each([
    [
      'leads to the same part of the page',
      '/en/contact/#questions',
      '/vn/contact/',
      '/vn/contact/#questions',
    ],
    ['leads to the same part of the home page', '/en/#contact', '/vn/', '/vn/#contact'],
    ['forgets a part that was left', '/en/contact/', '/vn/contact/#questions', '/vn/contact/'],
    [
      'leads to the beginning of a page that has another name there',
      '/en/blog/a/#part',
      '/vn/blog/b/',
      '/vn/blog/b/',
    ],
  ])('%s', (_, from, to, result) => {
    const { pathname, hash } = new URL(follow(from, to), 'http://localhost');
    expect(pathname + hash).toBe(result);
  });
});
