import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { SelectField } from './SelectField';

const options = [
  { value: 'web', label: 'Web Development' },
  { value: 'app', label: 'Mobile App' },
];

describe('SelectField', () => {
  it('offers its options and takes one', async () => {
    render(<SelectField id="subject" label="Subject" options={options} placeholder="Choose one" />);
    const list = screen.getByRole('combobox', { name: 'Subject' });
    expect(list).toHaveValue('');
    expect(list).toHaveDisplayValue('Choose one');
    await userEvent.selectOptions(list, 'Mobile App');
    expect(list).toHaveValue('app');
  });

  it('starts with its first option where there is no placeholder', () => {
    render(<SelectField id="subject" label="Subject" options={options} />);
    expect(screen.getByRole('combobox')).toHaveValue('web');
  });

  it('is required of the browser only where it has an empty choice', () => {
    const { rerender } = render(<SelectField id="subject" label="Subject" options={options} required />);
    expect(screen.getByRole('combobox')).not.toBeRequired();
    rerender(
      <SelectField id="subject" label="Subject" options={options} placeholder="Choose one" required />,
    );
    expect(screen.getByRole('combobox')).toBeRequired();
  });

  it('says what is wrong with it', () => {
    render(
      <SelectField id="subject" label="Subject" options={options} error="Subject is required" required />,
    );
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Subject is required');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  });

  it.each([{}, { error: 'Subject is required', required: true }, { disabled: true }])(
    'has no axe violation (%j)',
    async (props) => {
      const { container } = render(
        <SelectField id="subject" label="Subject" options={options} placeholder="Choose one" {...props} />,
      );
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});
