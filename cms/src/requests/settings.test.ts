/** The limits of visitors and log-ins, as `.env.example` explains them. */
import { createReader } from '../settingsReader';
import { readRequestLimits } from './settings';

it('have defaults', () => {
  expect(readRequestLimits(createReader({}))).toEqual({ reads: 120, views: 60, logins: 20 });
});

it('are read from the environment', () => {
  const env = { READ_LIMIT: '1', VIEW_LIMIT: '2', LOGIN_LIMIT: '1000000' };
  expect(readRequestLimits(createReader(env))).toEqual({ reads: 1, views: 2, logins: 1_000_000 });
});

it.each(['READ_LIMIT', 'VIEW_LIMIT', 'LOGIN_LIMIT'])('%s is refused when it is no number', (name) => {
  const reader = createReader({ [name]: '0' });
  readRequestLimits(reader);
  expect(reader.problems).toEqual([`${name} must be a whole number from 1 to 1000000.`]);
});
