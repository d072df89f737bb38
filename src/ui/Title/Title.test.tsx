import { render, screen } from '@testing-library/react';

import { Title } from './Title';

describe('Title', () => {
  it('is one heading whose accented phrase is part of it', () => {
    render(<Title text="Made between **Saigon and Melbourne**" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Made between Saigon and Melbourne');
    expect(screen.getByText('Saigon and Melbourne').tagName).toBe('EM');
  });

  it('shows a subtitle below it', () => {
    render(<Title text="My Project" subtitle="Outstanding Projects" />);
    expect(screen.getByText('Outstanding Projects')).toBeVisible();
  });
});
