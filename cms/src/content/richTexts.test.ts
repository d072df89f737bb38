import { LIMITS } from '../richText/limits';
import { excessRefusal } from './richTextRefusals';
import { withRichTexts } from './richTexts';

const components = {
  'event.stop': { text: { type: 'richtext' }, map: { type: 'component', component: 'event.map' } },
  'event.map': { legend: { type: 'richtext' } },
};
const attributes = {
  title: { type: 'string' },
  story: { type: 'richtext' },
  stops: { type: 'component', component: 'event.stop' },
  parts: { type: 'dynamiczone' },
};
const attributesOf = (name: string) => components[name as keyof typeof components] ?? {};
const saved = (entry: Record<string, unknown>) => withRichTexts(attributes, entry, attributesOf);

describe('an entry that is saved', () => {
  it('has its rich texts as clean HTML, also those of its components, and all else as it was', () => {
    const { entry, refused } = saved({
      title: '**a**',
      story: '**b**<script>c</script>',
      stops: [{ id: 1, text: '# d', map: { legend: '<div>e</div>' } }],
      parts: [
        { __component: 'event.map', legend: '- f' },
        { __component: 'event.gone', legend: '- g' },
      ],
      unknown: '**h**',
    });
    expect(entry).toEqual({
      title: '**a**',
      story: '<p><strong>b</strong></p>',
      stops: [{ id: 1, text: '<h2>d</h2>', map: { legend: '<p>e</p>' } }],
      parts: [
        { __component: 'event.map', legend: '<ul>\n<li>f</li>\n</ul>' },
        { __component: 'event.gone', legend: '- g' },
      ],
      unknown: '**h**',
    });
    expect(refused).toEqual([]);
  });

  it.each([[null], [7], [['a']], [{ a: 1 }], [undefined]])(
    'keeps what is no text for Strapi to refuse: %j',
    (story) => {
      expect(saved({ story, stops: null, parts: 'x' }).entry).toEqual({ story, stops: null, parts: 'x' });
    },
  );

  it('is refused where a text is too much, by the place of the field in the form', () => {
    const value = 'a'.repeat(LIMITS.characters + 1);
    expect(saved({ stops: [{}, { text: value }] }).refused).toEqual([
      { excess: 'long', path: ['stops', '1', 'text'], value },
    ]);
  });
});

describe('what an editor is told', () => {
  it('is how long the text is and may be, and what to do', () => {
    expect(excessRefusal('long', 'content', 'a'.repeat(300_001), 'en')).toBe(
      '“content” is too long: 300,001 characters with its formatting. A text may have 300,000: divide it, and put pasted pictures into the media library.',
    );
  });

  it('is in Vietnamese where the admin is', () => {
    expect(excessRefusal('complex', 'content', '', 'vi')).toContain(
      'quá nhiều thành phần: hơn 10.000 đoạn văn',
    );
  });
});
