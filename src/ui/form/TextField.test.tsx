import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

describe.each([
  ['TextField', TextField],
  ['TextAreaField', TextAreaField],
] as const)('%s', (_, Field) => {
  it('is named by its label and takes what is typed', async () => {
    const onChange = jest.fn();
    render(<Field id="name" name="name" label="Name" onChange={onChange} />);
    const control = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(control, 'Ẵn');
    expect(control).toHaveValue('Ẵn');
    expect(control).toHaveAttribute('name', 'name');
    expect(onChange).toHaveBeenCalled();
  });

  it('is described by its hint, and by its error when there is one', () => {
    const { rerender } = render(<Field id="name" label="Name" hint="As on your card" />);
    const control = screen.getByRole('textbox', { name: 'Name' });
    expect(control).toHaveAccessibleDescription('As on your card');
    expect(control).toBeValid();
    rerender(<Field id="name" label="Name" hint="As on your card" error="Name is required" />);
    expect(control).toHaveAccessibleDescription('As on your card Name is required');
    expect(control).toBeInvalid();
  });

  it('has no description where there is nothing to say', () => {
    render(<Field id="name" label="Name" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('is required without saying so twice', () => {
    render(<Field id="name" label="Name" required />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  it('says what is optional, as part of its name', () => {
    render(<Field id="name" label="Company" note="optional" />);
    expect(screen.getByRole('textbox', { name: /^Company\s?optional$/ })).toBeVisible();
  });

  it('can be disabled', () => {
    render(<Field id="name" label="Name" disabled />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  });

  it('takes the colours of its own ground', () => {
    const { container } = render(<Field id="name" label="Name" tone="ink" />);
    expect(container.firstElementChild).toHaveAttribute('data-ground', 'ink');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('tone');
  });

  it.each([
    {},
    { hint: 'As on your card' },
    { error: 'Name is required', required: true },
    { disabled: true },
    { note: 'optional' },
  ])('has no axe violation (%j)', async (props) => {
    const { container } = render(<Field id="name" label="Name" {...props} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('a TextField is of the type that is asked for', () => {
  render(<TextField id="email" label="Email" type="email" autoComplete="email" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
});
