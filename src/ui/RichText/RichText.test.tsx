import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { RichText } from './RichText';

describe('RichText', () => {
  it('shows the text it is given', () => {
    render(<RichText html="<h2>Why</h2><p>Because</p>" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible();
  });

  it('shows nothing without text', () => {
    const { container } = render(<RichText html={null} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = render(<RichText html="<h2>Why</h2><p>Because</p>" />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
