import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { CallBand } from './CallBand';

const call = (
  <CallBand tone="ink" heading="Need a developer?" text="For as long as you need.">
    <a href="/contact/">Hire Now</a>
  </CallBand>
);

describe('CallBand', () => {
  it('says what it is about, and has its button at the end', () => {
    const { container } = render(call);
    expect(screen.getByRole('heading', { level: 2, name: 'Need a developer?' })).toBeVisible();
    expect(container.textContent).toMatch(/For as long as you need\.Hire Now$/);
  });

  it('needs no text', () => {
    const { container } = render(<CallBand tone="action" heading="Send us your sizes" children={null} />);
    expect(container.querySelector('p')).toBeNull();
  });

  it('stands on the ground it is given', () => {
    const { container } = render(call);
    expect(container.firstElementChild).toHaveAttribute('data-ground', 'ink');
  });

  it('has no axe violation', async () => {
    const { container } = render(call);
    expect(await axe(container)).toHaveNoViolations();
  });
});
