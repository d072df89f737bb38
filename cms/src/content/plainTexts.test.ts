import { longestPlain, plainText } from './plainTexts';
import { readable } from './readable';
import { withRichTexts } from './richTexts';

describe('a plain text', () => {
  it.each([
    ['Doors', 'Doors'],
    ['Những cánh cửa 🦌\n\tsau', 'Những cánh cửa 🦌\n\tsau'],
    ['👩‍👩‍👧‍👦 e\u0301', '👩‍👩‍👧‍👦 e\u0301'],
    ['a\0b\x07c\x1bd\x7fe\x86f\uffffg', 'abcdefg'],
    ['one\vtwo\u2028three\ftwo', 'one\ntwo\nthree\ntwo'],
    ['one\r\ntwo\rthree\u0085four', 'one\ntwo\nthree\nfour'],
    ['half \ud83e and \udd8c', 'half  and '],
    ['', ''],
  ])('%j is stored as %j', (text, stored) => {
    expect(readable(text)).toBe(stored);
    expect(readable(readable(text))).toBe(readable(text));
  });

  it.each([
    ['  Menus\n\tthat   load ', 'Menus that load'],
    ['\u202eMenus\u2066 that\u2069 load\u202c', 'Menus that load'],
    ['\ufeffMe\u0000nus\u2028load', 'Menus load'],
    ['👩‍👩‍👧‍👦 Thiết kế ở Đà Nẵng', '👩‍👩‍👧‍👦 Thiết kế ở Đà Nẵng'],
    ['مرحبا שלום\u200f', 'مرحبا שלום\u200f'],
    ['\u200b\u200d\u2060', ''],
    ['\u202e \u0007', ''],
  ])('of a single line is stored in one, without what turns it around: %j as %j', (text, stored) => {
    expect(plainText('string', text)).toBe(stored);
    expect(plainText('string', stored)).toBe(stored);
  });

  it('of several lines keeps them', () => {
    expect(plainText('text', 'One\n\n  \u202etwo\u202c')).toBe('One\n\n  two');
  });

  it('is what a title or an excerpt is, and no rich text or number', () => {
    expect(['string', 'text', 'email'].map(longestPlain)).toEqual([255, 5000, 255]);
    expect(['richtext', 'uid', 'integer', 'relation', 'constructor'].map(longestPlain)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('an entry that is saved', () => {
  const attributes = {
    title: { type: 'string' },
    excerpt: { type: 'text' },
    short: { type: 'text', maxLength: 500 },
    content: { type: 'richtext' },
    parts: { type: 'component', component: 'part' },
    price: { type: 'integer' },
  };
  const save = (entry: Record<string, unknown>) =>
    withRichTexts(attributes, entry, () => ({ title: { type: 'string' } }));

  it('has its plain texts cleaned, also in its parts', () => {
    const saved = save({
      title: 'a\0b',
      excerpt: 'c\x07',
      parts: [{ title: 'd\0' }],
      price: 5,
      other: 'e\0',
    });
    expect(saved).toEqual({
      entry: { title: 'ab', excerpt: 'c', parts: [{ title: 'd' }], price: 5, other: 'e\0' },
      refused: [],
    });
  });

  it('is refused at the field that is too long', () => {
    const at = (entry: Record<string, unknown>) => save(entry).refused.map(({ path }) => path.join('.'));
    expect(at({ title: 'x'.repeat(255), excerpt: 'y'.repeat(5_000) })).toEqual([]);
    expect(at({ title: 'x'.repeat(256) })).toEqual(['title']);
    expect(at({ excerpt: 'y'.repeat(5_001) })).toEqual(['excerpt']);
    expect(at({ short: 'z'.repeat(500) })).toEqual([]);
    expect(at({ short: 'z'.repeat(501) })).toEqual(['short']);
    expect(at({ parts: [{ title: '' }, { title: 'x'.repeat(300) }] })).toEqual(['parts.1.title']);
  });
});
