import { reactPost, reactProps } from './reactProps';

it('calls attributes as React does, and leaves the others alone', () => {
  expect(
    reactProps({ class: 'a', tabindex: '-1', hreflang: 'en', 'aria-label': 'b', 'data-c': 'd' }),
  ).toEqual({ className: 'a', tabIndex: '-1', hrefLang: 'en', 'aria-label': 'b', 'data-c': 'd' });
});

it('makes an object of a style', () => {
  expect(reactProps({ style: 'background-color: red; --gap:2px; background-image:url(data:a)' })).toEqual({
    style: { backgroundColor: 'red', '--gap': '2px', backgroundImage: 'url(data:a)' },
  });
});

it('turns the parts of a post, however deep', () => {
  const leaf = { tag: 'p', attributes: { class: 'a' }, html: 'text' };
  const body = [{ tag: 'main', attributes: {}, children: [leaf] }];
  expect(reactPost({ lang: 'en', head: [], css: 'a{}', body })).toEqual({
    lang: 'en',
    head: [],
    body: [{ tag: 'main', props: {}, children: [{ tag: 'p', props: { className: 'a' }, html: 'text' }] }],
  });
});
