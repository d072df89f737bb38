import { scheduleOf } from './when';
import { scheduleStrings } from './strings';

const now = new Date('2026-11-24T02:00:00.000Z');
const later = '2026-11-24T02:00:01.000Z';

describe('the date of a post in the form', () => {
  it.each([later, new Date(later)])('of the future says when a published post goes live: %s', (date) => {
    expect(scheduleOf(date, 'published', null, now)).toBe('scheduled');
  });

  it.each(['draft', 'modified', undefined])(
    'of the future says what publishing will lead to: %s',
    (status) => {
      expect(scheduleOf(later, status, null, now)).toBe('planned');
    },
  );

  it('that another language brought along with its own publishing is when the post goes live', () => {
    expect(scheduleOf(later, 'modified', new Date(later).toISOString(), now)).toBe('scheduled');
    expect(scheduleOf(later, 'modified', '2026-12-01T00:00:00.000Z', now)).toBe('planned');
  });

  it.each([now.toISOString(), '2020-01-01', '', null, undefined, 'tomorrow', 5, {}])(
    'says nothing where it is none of the future: %s',
    (date) => {
      expect(scheduleOf(date, 'published', null, now)).toBe('none');
    },
  );
});

it('what the admin says of it stands in both languages', () => {
  expect(Object.keys(scheduleStrings.vi)).toEqual(Object.keys(scheduleStrings.en));
});
