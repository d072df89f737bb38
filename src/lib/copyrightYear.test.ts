/** @jest-environment jsdom */
import { turnYear, yearNow } from './copyrightYear';

afterEach(() => jest.useRealTimers());
const on = (date: string) => jest.useFakeTimers({ now: new Date(date) });

describe('the year of the copyright', () => {
  it.each([
    ['2026-12-31T12:00:00', '2026', '2026'],
    ['2027-01-01T12:00:00', '2026', '2027'],
    // A clock that is wrong turns nothing back.
    ['2019-06-01T12:00:00', '2026', '2026'],
  ])('is at %s, of a build of %s, %s', (date, built, year) => {
    on(date);
    expect(yearNow(built)).toBe(year);
    document.body.innerHTML = `<p data-year="${built}">© ${built} Saola.</p><p>Since ${built}</p>`;
    turnYear();
    expect(document.body.textContent).toBe(`© ${year} Saola.Since ${built}`);
  });
});
