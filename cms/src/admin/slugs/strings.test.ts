/** What is said beside the form of an address that cannot be one. */
import { slugStrings } from './strings';

it('what the admin says of slugs stands in both languages', () => {
  expect(Object.keys(slugStrings.vi)).toEqual(Object.keys(slugStrings.en));
});
