import { openPositions } from './openPositions';

describe('the openings a visitor sees', () => {
  const openings = [{ slug: 'intern' }, { slug: 'tester' }, { slug: 'director' }];

  it('stand in the order of their facts, without the hidden ones', () => {
    const facts = [
      { slug: 'director', hidden: true },
      { slug: 'tester', hidden: null },
      { slug: 'intern', hidden: false },
    ];
    expect(openPositions(facts, openings)).toEqual([{ slug: 'tester' }, { slug: 'intern' }]);
  });

  it('are none when all are hidden', () => {
    expect(openPositions([{ slug: 'tester', hidden: true }], openings)).toEqual([]);
  });
});
