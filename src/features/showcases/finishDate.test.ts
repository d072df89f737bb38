import { finishDate } from './finishDate';

describe('the finish date of a showcase', () => {
  it.each([
    ['en', 'Nov 03, 2025'],
    ['vn', '03/11/2025'],
  ] as const)('is written as one reads it (%s)', (language, text) => {
    expect(finishDate('2025-11-03', language)).toBe(text);
    expect(finishDate(null, language)).toBe('');
  });
});
