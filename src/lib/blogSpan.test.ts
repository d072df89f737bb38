import { blogSpan } from './blogSpan';

describe('the span of posts', () => {
  it('is from the oldest to the newest', () => {
    expect(blogSpan(['2026-05-12T02:00:00.000Z', null, '2026-01-05T02:00:00.000Z'])).toBe(
      'Jan 05, 2026\u00a0– May 12, 2026',
    );
  });

  it('is one day where all are of that day', () => {
    expect(blogSpan(['2026-05-12T09:00:00.000Z', '2026-05-12T02:00:00.000Z'])).toBe('May 12, 2026');
    expect(blogSpan(['2026-05-12T09:00:00.000Z'])).toBe('May 12, 2026');
  });
});
