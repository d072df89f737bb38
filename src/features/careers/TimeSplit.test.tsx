import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { partsOf } from '../../../jest/queryAnswers';
import { TimeSplit } from './TimeSplit';

const { time } = partsOf<{ readonly time: readonly Queries.TimeShareFragment[] }>(
  'careers/business-development-executive',
  'en',
);

describe('the split of time of business development', () => {
  it('is 60% sales, 20% after-sales and 20% marketing, in words', () => {
    const { container } = render(<TimeSplit shares={time} />);
    const shares = [...container.querySelectorAll('dl > div')].map(
      (share) => `${share.querySelector('dd')?.textContent} ${share.querySelector('dt')?.textContent}`,
    );
    expect(shares).toEqual(['60% Sales', '20% After-sales', '20% Marketing']);
  });

  it('draws every share as wide as it is', () => {
    const { container } = render(<TimeSplit shares={time} />);
    expect(container.querySelector('dl')).toHaveStyle({ '--shares': '60fr 20fr 20fr' });
    expect(screen.getAllByRole('term')).toHaveLength(3);
  });

  it('draws every share as wide as it is where they stand one below the other, too', () => {
    const { container } = render(<TimeSplit shares={time} />);
    const drawn = [...container.querySelectorAll<HTMLElement>('dl > div')];
    expect(drawn.map((share) => share.style.getPropertyValue('--share'))).toEqual(['60%', '20%', '20%']);
  });

  it('has no axe violation', async () => {
    const { container } = render(<TimeSplit shares={time} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
