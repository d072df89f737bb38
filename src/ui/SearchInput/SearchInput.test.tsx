import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createRef } from 'react';

import { SearchInput } from './SearchInput';

describe('SearchInput', () => {
  it('tells what is typed, and shows what it is told', async () => {
    const onType = jest.fn();
    render(<SearchInput aria-label="Search 24 posts" value="do" onType={onType} />);
    const field = screen.getByRole('searchbox', { name: 'Search 24 posts' });
    expect(field).toHaveValue('do');
    await userEvent.type(field, 'o');
    expect(onType).toHaveBeenCalledWith('doo');
  });

  it('is part of a form by the name of its query, and takes no more than 200 characters', () => {
    const ref = createRef<HTMLInputElement>();
    render(<SearchInput aria-label="Search" value="" onType={() => undefined} ref={ref} />);
    expect(ref.current).toHaveAttribute('name', 'search');
    expect(ref.current).toHaveAttribute('maxlength', '200');
  });

  it('has no axe violation', async () => {
    const { container } = render(<SearchInput aria-label="Search" value="" onType={() => undefined} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
