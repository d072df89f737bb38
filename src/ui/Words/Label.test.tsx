import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Label } from './Label';

const html = (text: string) => render(<Label>{text}</Label>).container.innerHTML;

describe('Label', () => {
  it('is one box whose compounds stay whole, so that it may stand in a row', () => {
    expect(html('Nhận báo\u00A0giá')).toBe('<span>Nhận <span class="compound">báo giá</span></span>');
  });

  it('is no more than its compound where it has nothing else', () => {
    expect(html('Dự\u00A0án')).toBe('<span class="compound">Dự án</span>');
  });

  it('shows what needs no joining as it is', () => {
    expect(html('Get a quote')).toBe('Get a quote');
    render(
      <Label>
        <b>Menu</b>
      </Label>,
    );
    expect(screen.getByText('Menu').tagName).toBe('B');
  });

  it('has no axe violation', async () => {
    const { container } = render(<Label>{'Nhận báo\u00A0giá'}</Label>);
    expect(await axe(container)).toHaveNoViolations();
  });
});
