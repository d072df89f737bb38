import { tellProgress } from './gatsbyListener';

const message = (type: string, payload: object) => ({ type: 'LOG_ACTION', action: { type, payload } });

/** The lines after messages that came at the given milliseconds. */
const linesOf = (messages: [number, unknown][]): string[] => {
  const lines: string[] = [];
  let now = 0;
  const tell = tellProgress(
    (line) => void lines.push(line),
    () => now,
  );
  for (const [at, each] of messages) {
    now = at;
    tell(each);
  }
  return lines;
};

it('says how far Gatsby is, by the name of what it counts, and not too often', () => {
  const update = (current: number) => message('ACTIVITY_UPDATE', { id: 'query', current });
  expect(
    linesOf([
      [5_000, message('ACTIVITY_START', { id: 'query', text: 'run queries', current: 0 })],
      [5_000, message('ACTIVITY_UPDATE', { id: 'query', total: 494 })],
      [5_001, update(1)],
      [5_002, update(2)],
      [9_000, update(120)],
    ]),
  ).toEqual(['… run queries 0 of 494\n', '… run queries 120 of 494\n']);
});

it.each([
  ['a log line', message('LOG', { text: 'info' })],
  ['an activity that counts nothing', message('ACTIVITY_UPDATE', { id: 'x', statusText: 'going on' })],
  ['a message of somebody else', { type: 'other' }],
  ['nothing', undefined],
])('says nothing of %s', (_, each) => {
  expect(linesOf([[9_000, each]])).toEqual([]);
});
