import { nextTab } from './nextTab';

const ids = ['web', 'app', 'graphic'];

describe('nextTab', () => {
  it.each([
    ['web', 'ArrowRight', 'app'],
    ['graphic', 'ArrowRight', 'web'],
    ['app', 'ArrowLeft', 'web'],
    ['web', 'ArrowLeft', 'graphic'],
    ['app', 'Home', 'web'],
    ['app', 'End', 'graphic'],
    ['app', ' ', 'app'],
    ['app', 'Tab', undefined],
    ['app', 'Enter', undefined],
  ])('leads from %s by %j to %s', (current, key, expected) => {
    expect(nextTab(ids, current, key)).toBe(expected);
  });
});
