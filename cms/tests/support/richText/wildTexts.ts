const TAGS = [
  'p h1 h2 h5 b strong i em u s del code sub sup a img figure figcaption table caption thead tbody tfoot tr th td',
  'ul ol li blockquote pre div span br hr section font center dl dt dd iframe script style svg math button select',
  'option form template noscript textarea details summary article xmp o:p',
].flatMap((names) => names.split(' '));

const ATTRIBUTES = [
  ...['href="/x"', 'href="javascript:x"', 'src="/a.png"', 'src="data:x"', 'id="q"', 'lang="vi"', 'start="3"'],
  ...[
    'style="font-weight:bold"',
    'style="font-weight:normal"',
    'style="text-decoration:underline;color:red"',
  ],
  ...[
    'class="language-js"',
    'data-video="https://youtu.be/dQw4w9WgXcQ"',
    'colspan="2"',
    'scope="col"',
    'onclick="x"',
  ],
  ...['src="https://www.youtube.com/embed/dQw4w9WgXcQ"', 'title="&lt;b&gt;&quot;"'],
];

const WORDS = [
  'a',
  ' ',
  '\n',
  '**b**',
  '\n\n',
  '&amp;',
  '&nbsp;',
  'Ẵ',
  '🦌',
  '<',
  '&lt;p&gt;',
  '- x',
  '&#8203;',
  '\t',
];

/** HTML that nobody would write, always the same: tags in any order, most of them never closed. */
export const wildTexts = function* (count: number): Generator<string> {
  let state = 1;
  const upTo = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state >> 8) % most;
  };
  const one = (list: readonly string[]): string => list[upTo(list.length)] ?? '';
  const piece = (): string => {
    const kind = upTo(10);
    if (kind < 5) return `<${one(TAGS)} ${upTo(2) ? one(ATTRIBUTES) : ''}>`;
    return kind < 7 ? `</${one(TAGS)}>` : one(WORDS);
  };
  for (let made = 0; made < count; made += 1) yield Array.from({ length: 3 + upTo(25) }, piece).join('');
};
