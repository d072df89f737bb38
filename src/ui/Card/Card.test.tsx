import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { imageData } from '../../../jest/fixtures';
import { Picture } from '../Picture/Picture';
import { Card } from './Card';

const picture = <Picture image={imageData('/keaz.webp')} alt="Console" />;

describe('Card', () => {
  it('is one link, named by its title', () => {
    render(
      <Card
        title="Keaz Access"
        link={{ to: '/portfolio/keazaccess-platform/' }}
        note="Platform"
        text="Keyless booking"
        picture={picture}
      />,
    );
    expect(screen.getByRole('link', { name: 'Keaz Access' })).toHaveAttribute(
      'href',
      '/en/portfolio/keazaccess-platform/',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Console' })).toBeVisible();
    expect(screen.getByText('Platform')).toBeVisible();
  });

  it('shows a title alone where there is nothing else', () => {
    render(<Card title="Goen" headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Goen' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['jade', 'jade'],
    ['line', null],
  ] as const)('stands in a box of %s', (box, ground) => {
    const { container } = render(<Card title="IoT" box={box} />);
    expect(container.firstElementChild?.getAttribute('data-ground')).toBe(ground);
  });

  it('has no axe violation', async () => {
    const { container } = render(
      <main>
        <h1>Work</h1>
        <Card title="Keaz" headingLevel={2} link={{ to: '/portfolio/' }} text="Booking" picture={picture} />
      </main>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});
