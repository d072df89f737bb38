import { plain } from './plain';

it('has plain spaces alone', () => {
  expect(plain('Thiết\u00A0kế cho đội\u00A0xe')).toBe('Thiết kế cho đội xe');
  expect(plain('Our work')).toBe('Our work');
});
