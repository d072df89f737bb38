import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Section } from './Section';

describe('Section', () => {
  it('is a landmark with the name of its heading', () => {
    render(
      <Section id="work" labelledBy="work-heading">
        <h2 id="work-heading">Work</h2>
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Work' })).toHaveAttribute('id', 'work');
  });

  it('is no landmark without a name', () => {
    render(<Section>Text</Section>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('gives what is in it the colours of its ground', () => {
    render(<Section tone="ink">Text</Section>);
    expect(screen.getByText('Text').closest('section')).toHaveAttribute('data-ground', 'ink');
  });

  it('has no axe violation', async () => {
    const { container } = render(
      <Section labelledBy="work-heading" tone="jade" space="tight">
        <h2 id="work-heading">Work</h2>
      </Section>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});
