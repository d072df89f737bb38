import { factsOf } from '../../../jest/content';
import { studyIn } from '../../../jest/studies';
import { rhythm } from './rhythm';
import { workOf, type Work } from './workOf';

const screens: Work = { kind: 'screens', ground: 'plain' };
const phones: Work = { kind: 'phones', ground: 'plain' };
const square: Work = { kind: 'square', ground: 'plain' };
const strip: Work = { kind: 'strip', ground: 'plain' };
const drawn: Work = { kind: 'drawn', ground: 'drawn' };
const many = (work: Work, count: number) => Array.from({ length: count }, () => work);

const listed = factsOf('case-studies')
  .filter(({ values }) => values.order)
  .sort((a, b) => Number(a.values.order) - Number(b.values.order));
const rowsOf = (tab?: string) =>
  rhythm(
    listed
      .filter(({ values }) => !tab || values.tab === tab)
      .map(({ slug }) => workOf(studyIn('en', slug).facts)),
  ).map((row) => row.join(' '));

describe('the rhythm of the portfolio', () => {
  it('gives the sixteen projects the places of the whole composition', () => {
    expect(rowsOf()).toEqual([
      'full',
      'seven five',
      'four three five',
      'band',
      'five right',
      'left five',
      'square eight',
      'twelve',
      'aside',
      'poster',
    ]);
  });

  it.each([
    ['website', ['full', 'seven five', 'five right', 'left five', 'aside']],
    ['mobile', ['full', 'seven five', 'band']],
    ['graphic', ['full', 'twelve', 'twelve', 'poster']],
  ])('composes the tab %s by what its works are', (tab, rows) => {
    expect(rowsOf(tab)).toEqual(rows);
  });

  it.each([0, 1, 2, 3, 4, 5, 8, 17, 100])(
    'has a place for each of %i works of every kind, and every row is full',
    (count) => {
      for (const work of [screens, phones, square, strip, drawn])
        expect(rhythm(many(work, count)).flat()).toHaveLength(count);
    },
  );

  it('opens with a work over the whole width, whatever it is', () => {
    for (const work of [screens, phones, square, strip, drawn]) expect(rhythm([work])).toEqual([['full']]);
  });

  it('closes a short list with a row of its own', () => {
    expect(rhythm(many(screens, 4))).toEqual([['full'], ['seven', 'five'], ['band']]);
  });

  it('keeps the tall place for phones', () => {
    const places = (middle: Work) => rhythm([...many(screens, 4), middle, screens]).flat();
    expect(places(phones)).toContain('three');
    expect(places(screens)).not.toContain('three');
  });

  it('lays no drawn ground into a band', () => {
    expect(rhythm(many({ kind: 'screens', ground: 'drawn' }, 30)).flat()).not.toContain('band');
  });

  it('shows what is no screen as it is: a square beside a strip, a strip over twelve columns, a drawing as a poster', () => {
    expect(rhythm([screens, square, strip, strip, square, drawn])).toEqual([
      ['full'],
      ['square', 'eight'],
      ['twelve'],
      ['aside'],
      ['poster'],
    ]);
  });

  it('goes on with the next row of screens after such a work', () => {
    expect(rhythm([screens, screens, screens, strip, screens])).toEqual([
      ['full'],
      ['seven', 'five'],
      ['twelve'],
      ['band'],
    ]);
  });
});
