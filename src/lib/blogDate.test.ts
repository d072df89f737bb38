import { blogDate } from './blogDate';

describe('the date of a post', () => {
  it('is shown in en-US short form: short month, 2-digit day, year', () => {
    expect(blogDate('2024-01-05T02:00:00.000Z')).toBe('Jan 05, 2024');
  });

  it('is the day that it was in Vietnam', () => {
    expect(blogDate('2024-01-05T17:30:00.000Z')).toBe('Jan 06, 2024');
  });

  it('is empty when the CMS has none', () => {
    expect([blogDate(null), blogDate(undefined), blogDate('')]).toEqual(['', '', '']);
  });
});
