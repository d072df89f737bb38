import { render, screen } from '@testing-library/react';

import { Price } from './Price';

describe('Price', () => {
  it('says an amount in VND, and sets its unit apart', () => {
    const { container } = render(<Price of={7_900_000} />);
    expect(container).toHaveTextContent('7.900.000 VND');
    expect(screen.getByText('VND')).toBeInTheDocument();
  });
});
