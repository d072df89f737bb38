import { filesBelow, read } from '../../jest/content';
import { plain } from '../../src/lib/plain';
import { readCompounds } from './compounds';
import { joiner } from './join';

const compounds = readCompounds();
const join = joiner(compounds);

/** The Vietnamese of the repository: texts and strings of the site, and what the CMS is filled with at first. */
const vietnamese = [
  ...filesBelow('content'),
  ...filesBelow('cms/src/forms/locales'),
  ...filesBelow('cms/seed'),
]
  .filter((file) =>
    /(\/vn\.\w+|\/vi\.html|\/(facts|site|people)\.yml|\/locales\/vn\/\w+\.json|seed\/.*\.json)$/.test(file),
  )
  .map((file) => plain(read(file)).replaceAll('\\u00a0', ' '));

const written = vietnamese.join('\n').toLowerCase().replace(/\s+/g, ' ');

const isWritten = (compound: string) => new RegExp(`(?<!\\p{L})${compound}(?!\\p{L})`, 'u').test(written);

describe('the list of compounds', () => {
  it('is sorted, as sort does it, and has nothing twice', () => {
    expect(compounds).toEqual([...new Set(compounds)].sort());
  });

  it.each<[string, (compound: string) => boolean]>([
    ['letters composed as keyboards do (NFC)', (compound) => compound === compound.normalize('NFC')],
    ['small letters', (compound) => compound === compound.toLowerCase()],
    ['two or three syllables with plain spaces', (compound) => /^\p{L}+( \p{L}+){1,2}$/u.test(compound)],
    ['at most 14 characters: more would not fit a narrow line', (compound) => compound.length <= 14],
    ['a place in some text of ours', isWritten],
  ])('has nothing but %s', (_, holds) => {
    expect(compounds.filter((compound) => !holds(compound))).toEqual([]);
  });
});

describe('the texts of the repository', () => {
  it('are joined in many places', () => {
    expect(written.length - join(written).replaceAll('\u00A0', '').length).toBeGreaterThan(3000);
  });

  it('are what they were when their joins are undone', () => {
    expect(vietnamese.filter((text) => plain(join(text)) !== text)).toEqual([]);
  });

  it('stay as they are when they are joined again', () => {
    expect(vietnamese.filter((text) => join(join(text)) !== join(text))).toEqual([]);
  });
});
