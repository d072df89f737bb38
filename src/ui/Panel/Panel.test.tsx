import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Panel } from './Panel';

describe('Panel', () => {
  it('gives what is in it the colours of its ground', () => {
    render(<Panel tone="jade">Text</Panel>);
    expect(screen.getByText('Text')).toHaveAttribute('data-ground', 'jade');
  });

  it('has no axe violation', async () => {
    const { container } = render(<Panel tone="ink">Text</Panel>);
    expect(await axe(container)).toHaveNoViolations();
  });
});
