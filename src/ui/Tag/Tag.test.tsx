import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Tag } from './Tag';

const city = (
  <h1>
    Brussels <Tag>Establishing</Tag>
  </h1>
);

describe('Tag', () => {
  it('is read with the name it stands beside', () => {
    render(city);
    expect(screen.getByRole('heading', { name: 'Brussels Establishing' })).toBeVisible();
  });

  it('leads nowhere', () => {
    render(city);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has no axe violation', async () => {
    const { container } = render(city);
    expect(await axe(container)).toHaveNoViolations();
  });
});
