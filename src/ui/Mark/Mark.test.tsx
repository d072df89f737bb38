import { render } from '@testing-library/react';

import { Mark } from './Mark';

describe('the mark of the brand', () => {
  it('is decoration, and asks for no file', () => {
    const { container } = render(<Mark size={26} className="horns" />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('width', '26');
    expect(drawing).toHaveClass('horns');
    expect(container.querySelector('img, image, use')).toBeNull();
  });
});
