import { references } from './references';

it('finds the scripts, stylesheets, preloads and inlined styles of a page', () => {
  const html =
    '<link rel="stylesheet" href="/a.css?x=1&amp;y#z"><link href=b.js rel=preload as=script>' +
    `<script async src='/c.js'></script><style data-href="/d.css" data-identity="x">p>a{}</style>`;
  expect(references(html, '/demos/spa/')).toEqual({
    assets: ['/a.css', '/demos/spa/b.js', '/c.js'],
    inlinedStyles: ['/d.css'],
  });
});

it('leaves out other hosts, pages that are only named, and what stands in text', () => {
  const html =
    '<link rel="canonical" href="/en/"><link rel="alternate" href="/vn/"><link rel="preconnect" href="/x">' +
    '<script src="https://cdn.example/x.js"></script><link rel="icon" href="data:,"><p>&lt;script src="/y.js"></p>';
  expect(references(html, '/en/')).toEqual({ assets: [], inlinedStyles: [] });
});
