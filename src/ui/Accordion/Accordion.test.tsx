import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { Accordion } from './Accordion';

const items = [
  { id: 'time', title: 'How long?', content: <p>Ten weeks</p>, open: true },
  { id: 'code', title: 'Whose code?', content: <p>Yours</p> },
];

const detailsOf = (title: string) => screen.getByRole('heading', { name: title }).closest('details');

describe('Accordion', () => {
  it('shows what is open and hides what is not', () => {
    render(<Accordion items={items} />);
    expect(screen.getByText('Ten weeks')).toBeVisible();
    expect(screen.getByText('Yours')).not.toBeVisible();
  });

  it('opens by a press on its title', async () => {
    render(<Accordion items={items} />);
    await userEvent.click(screen.getByText('Whose code?'));
    expect(screen.getByText('Yours')).toBeVisible();
  });

  it('is a native element with an address of its own', () => {
    render(<Accordion items={items} name="faq" />);
    expect(detailsOf('Whose code?')).toHaveAttribute('id', 'code');
    expect(detailsOf('Whose code?')).toHaveAttribute('name', 'faq');
  });

  it('has no axe violation, open or closed', async () => {
    const { container } = render(<Accordion items={items} headingLevel={2} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
