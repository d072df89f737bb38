import { Html, html } from './html';

it('escapes what is put in, wherever it stands', () => {
  const text = `<b a="1" b='2'>&</b>`;
  expect(html`<p title="${text}">${text}</p>`.text).toBe(
    '<p title="&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;&lt;/b&gt;">&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;&lt;/b&gt;</p>',
  );
});

it('takes HTML, numbers and lists of all of them, and leaves out what is not there', () => {
  expect(html`${html`<i>${1}</i>`}|${undefined}|${false}|${['<', new Html('<br>'), [2]]}`.text).toBe(
    '<i>1</i>|||&lt;<br>2',
  );
});
