import type { Removed } from '../../../src/richText/removed';

/** HTML as it is in the clipboard, what is stored of it, and how often something of each kind was left out. */
interface Pasted {
  from: string;
  text: string;
  stored: string;
  removed: Removed;
}

export const pasted: Pasted[] = [
  {
    from: 'Word',
    text: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} --></style></head><body lang=EN-AU><!--StartFragment-->
<h1 style='margin-top:12pt'><span lang=EN-AU style='color:#2F5496'>Our year<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=VI>Một năm</span></b> with <i>two</i> offices.<o:p>&nbsp;</o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr style='height:1cm'><td width=200 style='border:solid'><p class=MsoNormal>Hà Nội</p></td>
<td><p class=MsoNormal>12</p></td></tr></table>
<![if !vml]><img width=300 height=200 src="file:///C:/Users/lan/AppData/clip_image002.jpg"><![endif]>
<!--EndFragment--></body></html>`,
    stored: `<h2>Our year</h2>
<p><strong>Một năm</strong> with <em>two</em> offices.\u00a0</p>

<table><tbody><tr><td><p>Hà Nội</p></td>
<td><p>12</p></td></tr></tbody></table>`,
    removed: { styles: 5, pictures: 1 },
  },
  {
    from: 'lists of Word',
    text: `<p class=MsoNormal>Before</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt'>&nbsp;&nbsp;</span></span></span><![endif]><b>One</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Two</p>
<p class=MsoNormal>Between</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.<span>&nbsp;</span></span>Third</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>4.<span>&nbsp;</span></span>Fourth</p>
<p class=MsoListParagraph style='mso-list:l2 level3 lfo3'><span style='mso-list:Ignore'>a)<span>&nbsp;</span></span>Deep at once</p>`,
    stored: `<p>Before</p>
<ul><li><strong>One</strong><ul><li>Inner</li></ul></li><li>Two</li></ul><p>Between</p>
<ol start="3"><li>Third</li><li>Fourth<ol><li>Deep at once</li></ol></li></ol>`,
    removed: { styles: 1 },
  },
  {
    from: 'Google Docs',
    text: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;">Bold</span><span style="font-size:11pt;"> and </span><span style="font-style:italic;text-decoration:underline;">both</span></p><ul style="margin:0"><li dir="ltr" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span style="vertical-align:super;">1</span></p></li></ul><p><a href="https://docs.example/" style="text-decoration:none;"><span style="color:#1155cc;">link</span></a></p></b><br class="Apple-interchange-newline">`,
    stored:
      '<p><strong>Bold</strong> and <em><u>both</u></em></p><ul><li><p><sup>1</sup></p></li></ul><p><a href="https://docs.example/">link</a></p>',
    removed: { styles: 8 },
  },
  {
    from: 'Excel',
    text: `<table border=0 cellpadding=0 width=128 style='width:96pt'><colgroup><col width=64 span=2></colgroup><tbody><tr height=20>
<td height=20 class=xl65 width=64 style='height:15pt'>Tên</td><td class=xl66 align=right>1,5</td></tr></tbody></table>`,
    stored: '<table><tbody><tr>\n<td>Tên</td><td>1,5</td></tr></tbody></table>',
    removed: { styles: 3 },
  },
  {
    from: 'a web page with scripts',
    text: `<article class="post"><header><h1 onclick="track()">A page</h1></header><script>track()</script>
<div class="ad"><iframe src="https://ads.example/"></iframe></div><p>One <a href="javascript:go()">two</a> <a href="https://a.example/?b=1&amp;c=2" target="_blank" rel="noopener">three</a></p>
<figure class="wp-block"><a href="/big.png"><img src="https://a.example/a.png" srcset="b.png 2x" alt="A &quot;door&quot;" loading="lazy" class="w"></a><figcaption>The <b>door</b></figcaption></figure>
<form action="/buy"><label>Your name <input name="n"></label><button>Buy</button></form><svg><path d="M0 0"/></svg></article>`,
    stored: `<h2>A page</h2>
<p>One two <a href="https://a.example/?b=1&amp;c=2">three</a></p>
<figure><img src="https://a.example/a.png" alt="A &quot;door&quot;" /><figcaption>The <strong>door</strong></figcaption></figure>
<p>Your name</p>`,
    removed: { links: 2, embeds: 2, scripts: 2, fields: 2 },
  },
  {
    from: 'an e-mail of tables',
    text: '<table><tr><td><table><tr><td>One</td><td>Two</td></tr></table></td></tr></table>',
    stored: '<table><tbody><tr><td><p>One</p><p>Two</p></td></tr></tbody></table>',
    removed: { nesting: 1 },
  },
  {
    from: 'a page that nests everything',
    text: '<blockquote><ul><li><table><tr><td><blockquote><h2><a href="/x"><b><i><p>deep</p></i></b></a></h2><pre>code</pre></blockquote></td></tr></table></li></ul></blockquote>',
    stored:
      '<blockquote><ul><li><table><tbody><tr><td><blockquote><p><a href="/x"><strong><em>deep</em></strong></a></p><pre><code>code</code></pre></blockquote></td></tr></tbody></table></li></ul></blockquote>',
    removed: {},
  },
];
