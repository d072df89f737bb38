import { withHeadingLevels } from './withHeadingLevels';

const levels = (html: string) =>
  withHeadingLevels(html)
    .match(/(?<=<h)\d/g)
    ?.join('');
const written = (levelsWritten: string) =>
  [...levelsWritten].map((level) => `<h${level} lang="vi">a</h${level}><p>b</p>`).join('');

describe('the headings of a text', () => {
  it.each([
    ['2342', '2342'],
    ['24', '23'],
    ['2443', '2333'],
    ['3432', '2322'],
    ['4', '2'],
    ['42324', '22323'],
  ])('skip no level: %s become %s', (before, after) => {
    expect(levels(written(before))).toBe(after);
  });

  it('end as they begin, and keep what they say', () => {
    expect(withHeadingLevels('<h2>a</h2><h4 id="b"><em>b</em></h4>')).toBe(
      '<h2>a</h2><h3 id="b"><em>b</em></h3>',
    );
  });

  it('are told from what is called alike', () => {
    expect(withHeadingLevels('<hr><p>h4</p>')).toBe('<hr><p>h4</p>');
  });
});
