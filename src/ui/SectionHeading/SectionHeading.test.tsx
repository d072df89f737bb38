import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { SectionHeading } from './SectionHeading';

describe('SectionHeading', () => {
  it('is an h2 that a section can be named by', () => {
    render(<SectionHeading id="work" title="Work we **show**" />);
    const heading = screen.getByRole('heading', { level: 2, name: 'Work we show' });
    expect(heading).toHaveAttribute('id', 'work');
    expect(screen.getByRole('emphasis')).toHaveTextContent('show');
  });

  it('takes a lead and an action', () => {
    render(<SectionHeading title="Work" lead="Four of sixty" action={<a href="/en/portfolio/">All</a>} />);
    expect(screen.getByText('Four of sixty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All' })).toBeVisible();
  });

  it('has no axe violation', async () => {
    const { container } = render(<SectionHeading title="Work" lead="Four of sixty" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
