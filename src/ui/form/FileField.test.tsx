import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { FileField } from './FileField';

const field = { id: 'files', label: 'Files', action: 'Choose files', hint: 'At most 2 files' };
const input = () => screen.getByLabelText(/^Files/);
const zone = () => input().parentElement;

describe('FileField', () => {
  it('is a native control, named and described', () => {
    render(<FileField {...field} accept=".pdf" multiple />);
    expect(input()).toHaveAttribute('type', 'file');
    expect(input()).toHaveAttribute('accept', '.pdf');
    expect(input()).toHaveAccessibleDescription('At most 2 files');
  });

  it('takes files', async () => {
    const onChange = jest.fn();
    render(<FileField {...field} onChange={onChange} />);
    await userEvent.upload(input(), new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('shows that something is held over it, until it is dropped or taken away', () => {
    render(<FileField {...field} />);
    fireEvent.dragEnter(input());
    expect(zone()).toHaveAttribute('data-over');
    fireEvent.dragLeave(input());
    expect(zone()).not.toHaveAttribute('data-over');
    fireEvent.dragEnter(input());
    fireEvent.drop(input());
    expect(zone()).not.toHaveAttribute('data-over');
  });

  it('lists the chosen files in their order', () => {
    render(<FileField {...field} files={[{ name: 'a.pdf', size: '2 kB' }, { name: 'b.docx' }]} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a.pdf2 kB',
      'b.docx',
    ]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('lets each of them be taken back', async () => {
    const onRemove = jest.fn();
    const remove = { label: (name: string) => `Remove ${name}`, onRemove };
    render(<FileField {...field} files={[{ name: 'a.pdf' }, { name: 'b.docx' }]} remove={remove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove b.docx' }));
    expect(onRemove).toHaveBeenCalledWith(1);
  });

  it('tells how far they are on their way', () => {
    render(<FileField {...field} progress={{ value: 0.62, label: 'Sending, 62%' }} />);
    expect(screen.getByRole('progressbar', { name: 'Sending, 62%' })).toHaveAttribute('value', '0.62');
  });

  it('says why a file is refused', () => {
    render(<FileField {...field} error="Only pdf" />);
    expect(input()).toHaveAccessibleDescription('At most 2 files Only pdf');
    expect(input()).toBeInvalid();
  });

  it.each([
    {},
    { error: 'Only pdf', required: true },
    { disabled: true },
    { files: [{ name: 'a.pdf' }], progress: { value: 1, label: 'Sent' } },
  ])('has no axe violation (%j)', async (props) => {
    const { container } = render(<FileField {...field} {...props} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
