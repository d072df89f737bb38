import { hourSpan, scaleHours } from './hourSpan';

describe('the scale of a working day', () => {
  it('goes from 8 to 22 in steps of two hours', () => {
    expect(scaleHours).toEqual([8, 10, 12, 14, 16, 18, 20, 22]);
  });

  it('has a column per hour: an office that opens at 9 and closes at 18 fills nine of them', () => {
    expect(hourSpan(9, 18)).toEqual({ '--hours': '2 / 11' });
  });
});
