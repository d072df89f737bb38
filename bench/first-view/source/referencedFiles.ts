import { JSDOM } from 'jsdom';

const sourceSet = (value: string) =>
  value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

function* referencesOf(document: Document): Generator<string> {
  for (const link of document.querySelectorAll(
    'link[rel=preload]:is([as=font], [as=image]), link[rel~=icon]',
  )) {
    yield link.getAttribute('href') ?? '';
  }
  for (const picture of document.querySelectorAll('img, source')) {
    yield picture.getAttribute('src') ?? '';
    yield* sourceSet(picture.getAttribute('srcset') ?? '');
  }
  for (const style of document.querySelectorAll('style')) {
    for (const [, url = ''] of style.textContent.matchAll(/url\(["']?([^"')]+)/g)) yield url;
  }
}

/**
 * Pictures, fonts and icons of a page that lie on its own site, as paths without the leading slash. What only
 * scripts ask for is not among them.
 */
export function referencedFiles(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const own = [...referencesOf(document)].filter((url) => /^\/[^/]/.test(url));
  return [...new Set(own.map((url) => decodeURIComponent(url.slice(1).replace(/[?#].*$/, ''))))].sort();
}
