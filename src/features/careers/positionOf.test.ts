import { factsOf } from '../../../jest/content';
import { positions } from '../../../cms/src/forms/choices';
import { positionOf } from './positionOf';

describe('the position of an opening', () => {
  it('is one of its own for every opening of the content', () => {
    const found = factsOf('careers').map(({ slug }) => positionOf(slug));
    expect([...found].sort()).toEqual(positions.filter((position) => position !== 'other').sort());
  });

  it("is 'other' for an opening that the forms do not know", () => {
    expect(positionOf('chief-cook')).toBe('other');
  });
});
