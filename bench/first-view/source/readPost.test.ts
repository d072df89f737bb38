import { readPost } from './readPost';

const page = `<!DOCTYPE html><html lang="en"><head>
<meta charset="utf-8"><meta name="generator" content="Gatsby"><meta name="description" content="About" data-gatsby-head="true">
<title>Post</title><style>a{color:red}</style><noscript><style>b{}</style></noscript><style>p{margin:0}</style>
<script src="/app.js"></script></head><body><div id="___gatsby"><div id="gatsby-focus-wrapper" style="outline:none">
<header class="top"><!-- slice --><a href="/">Home</a></header>
<main id="main"><div class="columns"><article><h1>Post</h1><div class="text"><p>Text</p></div></article>
<aside><script>1</script><p>More</p></aside></div></main><footer>End</footer>
</div></div><script>window.pagePath="/"</script></body></html>`;

it('takes the page apart as far as the landmarks, without what belongs to the framework', () => {
  const [header, main, footer, ...more] = readPost(page).body;
  expect(more).toEqual([]);
  expect(header).toEqual({ tag: 'header', attributes: { class: 'top' }, html: '<a href="/">Home</a>' });
  expect(footer).toEqual({ tag: 'footer', attributes: {}, html: 'End' });
  expect(main).toMatchObject({
    attributes: { id: 'main' },
    children: [
      {
        attributes: { class: 'columns' },
        children: [
          { tag: 'article', children: [{ html: 'Post' }, { html: '<p>Text</p>' }] },
          { tag: 'aside', html: '<p>More</p>' },
        ],
      },
    ],
  });
});

it('keeps the head that is the page’s own, and its CSS in order', () => {
  const { lang, head, css } = readPost(page);
  expect(lang).toBe('en');
  expect(head).toEqual([
    { tag: 'meta', attributes: { name: 'description', content: 'About' }, text: '' },
    { tag: 'title', attributes: {}, text: 'Post' },
  ]);
  expect(css).toBe('a{color:red}\np{margin:0}');
});

it('says which landmark is missing', () => {
  expect(() => readPost(page.replaceAll('footer', 'div'))).toThrow('no footer');
});
