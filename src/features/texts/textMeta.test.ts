import { textOf } from '../../../jest/fixtures';
import { textMeta } from './textMeta';

describe('title and description of a text page', () => {
  it('are those of the text, not its heading', () => {
    const text = textOf({ title: 'Career', heading: 'Work **with us**', description: 'Openings in Saigon' });
    expect(textMeta(text)).toEqual({ title: 'Career', description: 'Openings in Saigon' });
  });

  it('stop the build when the text is missing', () => {
    expect(() => textMeta(null)).toThrow('Missing: a text in content/');
  });

  it('stop the build when the description is missing, and name the page', () => {
    expect(() => textMeta(textOf({ title: 'Career' }))).toThrow("Missing: a description of 'Career'");
  });
});
