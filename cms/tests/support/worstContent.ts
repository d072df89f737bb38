/** The worst that somebody can write into a post: each is published, or refused with a message at its field. */
import { pictureOfSize } from './pictures';
import { postData } from './posts';
import { wildTexts } from './richText/wildTexts';

export interface WorstPost {
  /** What it is, and its slug. */
  slug: string;
  locale: 'en' | 'vi';
  data: object;
  /** A picture that it shows as its own. */
  picture?: () => Promise<Buffer>;
}

export interface RefusedPost {
  what: string;
  data: object;
  /** The field with the message. */
  field: string;
}

const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(5).slice(0, 300);
const SENTENCE = 'Bộ phông chữ tiếng Việt cần đủ dấu, and every line has to be set well. ';

const nested = (depth: number, open: string, close: string, inner: string): string =>
  open.repeat(depth) + inner + close.repeat(depth);

/** Each element of the allow-list, within each other as far as an editor lets them be. */
const EVERYTHING = [
  '<h2>A heading with <code>code</code>, <em>emphasis</em> and <a href="/en/">a link</a></h2>',
  nested(12, '<ul><li>', '</li></ul>', '<p>deep</p>'),
  '<ol start="99"><li><p>one</p><blockquote><p>quoted</p><ul><li>in a list</li></ul></blockquote></li></ol>',
  nested(8, '<blockquote>', '</blockquote>', '<p>quoted again</p>'),
  '<table><caption>Prices</caption><thead><tr><th scope="col" colspan="2">A</th></tr></thead><tbody>',
  '<tr><td rowspan="2">1</td><td><ul><li>in a cell</li></ul></td></tr><tr><td><strong><em><u>2</u></em></strong></td></tr>',
  `</tbody></table><table><tbody><tr>${'<td>wide</td>'.repeat(40)}</tr></tbody></table>`,
  `<pre><code class="language-html">&lt;script&gt;${'x'.repeat(2_000)}&lt;/script&gt;</code></pre>`,
  '<p>H<sub>2</sub>O<sup>2</sup> <s>old</s> <u>line</u><br>next <span lang="vi">chữ</span></p><hr>',
  '<figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A &lt;video&gt; "quoted"</a></figure>',
  '<p><a href="mailto:a@b.example">mail</a> <a href="tel:+84900000000">call</a> <a href="https://x.example/?a=1&amp;b=2">far</a></p>',
].join('');

const CLIPBOARD = [
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>',
  '<!--StartFragment--><p class="MsoNormal" style="mso-list:l0 level1 lfo1"><b>Bold</b><o:p></o:p></p>',
  '<script>document.title="taken"</script><iframe src="https://evil.example/"></iframe>',
  '<div style="font-weight:700" onclick="alert(1)">Docs</div><font color="red">red</font><!--EndFragment--></body></html>',
].join('');

const title = (text: string) => ({ title: text });

export const WORST: readonly WorstPost[] = [
  {
    slug: 'worst-words-of-300-letters',
    locale: 'en',
    data: { ...title(WORD.slice(0, 255)), excerpt: WORD, content: `<h2>${WORD}</h2><p>${WORD}</p>` },
  },
  {
    slug: 'worst-emoji',
    locale: 'en',
    data: {
      ...title('🦌👩‍👩‍👧‍👦🇻🇳'.repeat(8)),
      excerpt: '🦌 '.repeat(160),
      content: `<p>${'🦌👩‍👩‍👧‍👦'.repeat(300)}</p>`,
    },
  },
  { slug: 'worst-elements', locale: 'en', data: { ...title('Everything'), content: EVERYTHING } },
  { slug: 'worst-clipboard', locale: 'en', data: { ...title('Pasted'), content: CLIPBOARD } },
  {
    slug: 'worst-html',
    locale: 'en',
    data: { ...title('Wild'), content: `<p>x</p>${[...wildTexts(150)].join('\n')}` },
  },
  {
    slug: 'worst-markup-in-plain-texts',
    locale: 'en',
    data: {
      ...title('</title><script>document.title="taken"</script>{{x}} ${y} `z` \\ &amp; "quoted"'),
      excerpt: '--> ]]> </script> <img src=x onerror=alert(1)> \u2028 %s %00',
    },
  },
  {
    slug: 'worst-control-characters',
    locale: 'en',
    data: {
      ...title('Bell\u0007, nothing\0 and half \ud83e'),
      excerpt: 'a\0b\vc',
      content: '<p>a\0b\u0007</p>',
    },
  },
  {
    slug: 'worst-right-to-left',
    locale: 'en',
    data: { ...title('\u202eمرحبا\u202c Z̷̧̛a̸͎͝l̵̰̈́g̴̩̈́o̷̟͊'), excerpt: 'שלום \u200f\u200b\u2060' },
  },
  {
    slug: 'worst-5000-words',
    locale: 'en',
    data: { ...title('Long'), content: `<h2>Long</h2>${`<p>${SENTENCE.repeat(20)}</p>`.repeat(18)}` },
  },
  { slug: 'worst-same-title', locale: 'en', data: title('The same title') },
  { slug: 'worst-same-title-too', locale: 'en', data: title('The same title') },
  { slug: 'worst-only-vietnamese', locale: 'vi', data: title('Chỉ có tiếng Việt') },
  {
    slug: 'worst-picture',
    locale: 'en',
    data: title('8000 by 6000 pixels'),
    picture: () => pictureOfSize(8_000, 6_000),
  },
].map((post) => ({ ...post, data: postData(post.slug, post.data) })) as WorstPost[];

export const REFUSED: readonly RefusedPost[] = (
  [
    ['a title of spaces', { title: ' \u00a0 ' }, 'title'],
    ['a title of 256 letters', { title: 'x'.repeat(256) }, 'title'],
    ['no excerpt', { excerpt: '\n' }, 'excerpt'],
    ['an excerpt of 501 letters', { excerpt: 'x'.repeat(501) }, 'excerpt'],
    ['an excerpt as long as a book', { excerpt: SENTENCE.repeat(200) }, 'excerpt'],
    ['a text that shows nothing', { content: '<p>&nbsp;</p><p><br></p>' }, 'content'],
    ['a text of 300,001 letters', { content: `<p>${'x'.repeat(300_001)}</p>` }, 'content'],
    ['a text of 10,001 elements', { content: '<p>x</p>'.repeat(10_001) }, 'content'],
    [
      'a picture of another site',
      { content: '<p><img src="https://x.example/a.png" alt=""></p>' },
      'content',
    ],
    ['a slug that leads elsewhere', { slug: '../../admin' }, 'slug'],
  ] as const
).map(([what, data, field]) => ({ what, data: postData('worst-refused', data), field }));
