import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { RadioGroupField } from './RadioGroupField';

const options = [
  { value: '0', label: 'Within a month' },
  { value: '1', label: 'Later' },
];
const field = { id: 'deadline', name: 'deadline', label: 'When?', options };
const group = () => screen.getByRole('radiogroup', { name: 'When?' });

describe('RadioGroupField', () => {
  it('is a group with a name, of choices that exclude each other', async () => {
    render(<RadioGroupField {...field} defaultValue="0" />);
    expect(group()).toBeVisible();
    await userEvent.click(screen.getByText('Later'));
    expect(screen.getByRole('radio', { name: 'Later' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Within a month' })).not.toBeChecked();
  });

  it('chooses nothing by itself', () => {
    render(<RadioGroupField {...field} />);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('shows what a form says, and tells the form of a choice', async () => {
    const onChange = jest.fn();
    render(<RadioGroupField {...field} value="0" onChange={onChange} />);
    await userEvent.click(screen.getByText('Later'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('radio', { name: 'Within a month' })).toBeChecked();
  });

  it('says as a group what is wrong, and a link to it lands on its first choice', () => {
    render(<RadioGroupField {...field} error="Please select options above" required />);
    expect(group()).toHaveAccessibleDescription('Please select options above');
    expect(group()).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('radio', { name: 'Within a month' })).toHaveAttribute('id', 'deadline');
  });

  it('is disabled as a whole', () => {
    render(<RadioGroupField {...field} disabled />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });

  it.each([{}, { error: 'Please select', required: true }, { hint: 'One of two' }, { disabled: true }])(
    'has no axe violation (%j)',
    async (props) => {
      const { container } = render(<RadioGroupField {...field} {...props} />);
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});
