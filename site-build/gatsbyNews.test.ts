import { errorIn, failureOf, pageIn, progressIn } from './gatsbyNews';

const activity = (id: string, more: object = {}, type = 'ACTIVITY_START') => ({
  type: 'LOG_ACTION',
  action: { type, payload: { id, ...more } },
});
const error = (text: string, level = 'ERROR') => ({ action: { type: 'LOG', payload: { level, text } } });

describe('how far a build is', () => {
  it('grows with what Gatsby does', () => {
    const shares = [
      activity('load gatsby config'),
      activity('source and transform nodes'),
      activity('createPages'),
      activity('run page queries', { current: 0, total: 500 }),
      activity('run page queries', { current: 250, total: 500 }, 'ACTIVITY_UPDATE'),
      activity('Building static HTML for pages', { current: 100, total: 500 }, 'ACTIVITY_UPDATE'),
      activity('Building static HTML for pages', { current: 500, total: 500 }, 'ACTIVITY_UPDATE'),
    ].map((message) => progressIn(message)?.share ?? 0);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares).size).toBe(shares.length);
    expect(shares.at(-1)).toBe(0.8);
  });

  it.each([undefined, null, 'text', {}, { type: 'JOB_CREATED', payload: {} }, activity('other'), error('x')])(
    'is not told by %j',
    (message) => expect(progressIn(message)).toBeUndefined(),
  );
});

describe('why a build failed', () => {
  it('is the page that cannot be made, whatever else was said', () => {
    const errors = [
      'Some plugin grumbles',
      'Building static HTML failed for path "/en/blog/doors/"\n\n at x',
    ];
    expect(failureOf(errors)).toEqual({ kind: 'page', reason: errors[1] });
    expect(pageIn(errors[1] ?? '')).toBe('/en/blog/doors/');
    expect(pageIn('There was an error in your GraphQL query:\nURL path: /vn/blog/x/\nPlugin: none')).toBe(
      '/vn/blog/x/',
    );
  });

  it('is else the first that Gatsby says, or that it says nothing', () => {
    expect(failureOf(['one', 'two'])).toEqual({ kind: 'unknown', reason: 'one' });
    expect(failureOf([]).reason).toMatch(/without saying why/);
  });

  it('is short, and no warning', () => {
    expect(errorIn(error(`first\n\n second\nthird\nfourth`))).toBe('first\n second\nthird');
    expect(errorIn(error('x'.repeat(10_000)))).toHaveLength(500);
    for (const other of [error('x', 'WARNING'), error(''), activity('x'), undefined, 5])
      expect(errorIn(other)).toBeUndefined();
  });
});
