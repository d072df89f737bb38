/** The post that the pictures of docs/editing.md are taken of: every element of a text, in the order of the toolbar. */
export const title = 'Twelve lights for a tea house';

export const excerpt =
  'A lantern shop asked for a page that glows without slowing a phone down. What we drew, what we counted, and what we left out.';

const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** A picture of the media library. */
export interface SamplePicture {
  url: string;
  alternativeText: string;
  width: number;
  height: number;
}

export const textWith = ({ url, alternativeText, width, height }: SamplePicture): string =>
  [
    '<h2>Light is weight</h2>',
    '<p>A photograph of a lantern weighs <strong>90 kB</strong>, a drawn one <em>2 kB</em>. We wrote about that in <a href="/en/blog/">an earlier post</a>, and about H<sub>2</sub>O and 10<sup>3</sup> nights since.</p>',
    '<ul><li>Draw what repeats<ul><li>and colour it in code</li></ul></li><li>Photograph what is held in a hand</li></ul>',
    `<figure><img src="${url}" alt="${alternativeText}" width="${width}" height="${height}" /><figcaption>How we described the lanterns: over the telephone</figcaption></figure>`,
    '<table><caption>Weight of the front page</caption><thead><tr><th scope="col">Part</th><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody><tr><td>Lanterns</td><td>1,080 kB</td><td>24 kB</td></tr><tr><td>Words</td><td>9 kB</td><td>9 kB</td></tr></tbody></table>',
    '<blockquote><p>The page is up before the kettle is.</p></blockquote>',
    '<pre><code class="language-css">.lantern { fill: var(--amber); }</code></pre>',
    `<figure data-video="${film}"><a href="${film}">Big Buck Bunny, an open film by Blender</a></figure>`,
  ].join('\n');
