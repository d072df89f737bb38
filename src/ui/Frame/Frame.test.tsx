import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { imageData } from '../../../jest/fixtures';
import { Picture } from '../Picture/Picture';
import { BrowserFrame } from './BrowserFrame';
import { PhoneFrame } from './PhoneFrame';

const picture = <Picture image={imageData('/a.webp')} alt="Console" />;

describe('the frames', () => {
  it('show the screen that is given to them', () => {
    render(<BrowserFrame address="a.example">{picture}</BrowserFrame>);
    expect(screen.getByRole('img', { name: 'Console' })).toBeVisible();
  });

  it('keep the drawn address from listeners', () => {
    render(<BrowserFrame address="a.example">{picture}</BrowserFrame>);
    expect(screen.getByText('a.example').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('have no axe violation', async () => {
    const { container } = render(
      <>
        <BrowserFrame>{picture}</BrowserFrame>
        <PhoneFrame>{picture}</PhoneFrame>
      </>,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});
