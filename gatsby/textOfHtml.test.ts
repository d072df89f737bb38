import { textOfHtml } from './textOfHtml';

it.each([
  ['<p>Quán ăn gia đình.</p>', 'Quán ăn gia đình.'],
  ['<p>Một.</p><p>Hai.</p>', 'Một. Hai.'],
  ['<ul><li>Một</li><li>Hai</li></ul>', 'Một Hai'],
  ['Một<br>hai<br />ba', 'Một hai ba'],
  ['<p>Giá &lt; 5 &amp; nhanh &quot;thật&quot;</p>', 'Giá < 5 & nhanh "thật"'],
  ['<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
  ['<script>alert(1)</script><p>An <strong>toàn</strong></p>', 'An toàn'],
  ['', ''],
])('the words of %j are %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
