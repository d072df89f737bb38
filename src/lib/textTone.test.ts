import { colourToken } from '../../gatsby/colourToken';
import { contrastOn, redStandsOut, textTone } from './textTone';

describe('the tone of words on a ground', () => {
  it.each([
    ['#ffffff', 'dark'],
    ['#f7cf3e', 'dark'],
    ['#ff7a38', 'dark'],
    ['#0b2a42', 'light'],
    ['#1d3b37', 'light'],
    ['#7c1126', 'light'],
  ])('on %s is %s', (ground, tone) => {
    expect(textTone(ground)).toBe(tone);
  });

  it('is measured as WCAG measures: 21:1 at most, 1:1 at least', () => {
    expect(contrastOn('#000000', 'light')).toBeCloseTo(21);
    expect(contrastOn('#ffffff', 'light')).toBeCloseTo(1);
  });

  it('takes the ink of the page', () => {
    expect(contrastOn(colourToken('ink'), 'dark')).toBeCloseTo(1);
  });

  it.each([
    ['#f6d9c8', true],
    ['#cfc0f4', true],
    ['#0b2a42', true],
    ['#ff7a38', false],
    ['#c8253b', false],
  ])('lets a red mark stand out on %s: %s', (ground, stands) => {
    expect(redStandsOut(ground)).toBe(stands);
  });
});
