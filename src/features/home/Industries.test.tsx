import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { Industries } from './Industries';

const industries = <Industries heading="Industries" names={['**Automotive**', 'Education']} />;

describe('the industries', () => {
  it('are one running text that listeners hear as a list', () => {
    renderIn('en', industries);
    const names = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(names).toEqual(['Automotive', 'Education']);
  });

  it('have a heading that is seen', () => {
    renderIn('en', industries);
    expect(screen.getByRole('heading', { name: 'Industries' }).innerHTML).toBe('Industries');
  });

  it('may end a line after every name: a space parts them', () => {
    renderIn('en', industries);
    expect(screen.getByRole('list').textContent).toBe('Automotive Education ');
  });

  it('accent what the content accents', () => {
    renderIn('en', industries);
    expect(screen.getByText('Automotive').tagName).toBe('EM');
    expect(screen.getByText('Education').tagName).toBe('LI');
  });

  it('have no axe violation', async () => {
    const { container } = renderIn('en', industries);
    expect(await axe(container)).toHaveNoViolations();
  });
});
