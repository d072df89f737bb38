import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Wrap } from './Wrap';

describe('Wrap', () => {
  it('holds what stands in the width of the page', () => {
    render(<Wrap>Text</Wrap>);
    expect(screen.getByText('Text')).toHaveClass('wrap');
  });

  it('has no axe violation', async () => {
    const { container } = render(<Wrap>Text</Wrap>);
    expect(await axe(container)).toHaveNoViolations();
  });
});
