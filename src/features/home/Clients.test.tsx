import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { Clients } from './Clients';
import { clientLogos } from './homeFixture';

const clients = <Clients heading="Clients" clients={clientLogos()} />;

describe('the clients', () => {
  it('are shown by their marks, and named for listeners', () => {
    renderIn('en', clients);
    const names = screen.getAllByRole('img').map((mark) => mark.getAttribute('alt'));
    expect(names).toEqual(clientLogos().logos.map(({ name }) => name));
    expect(names).toHaveLength(12);
  });

  it('have marks whose place is known before they arrive', () => {
    renderIn('en', clients);
    for (const mark of screen.getAllByRole('img')) {
      expect(mark).toHaveAttribute('width', '160');
      expect(mark).toHaveAttribute('height', '40');
      expect(mark).toHaveAttribute('loading', 'lazy');
    }
  });

  it('have no axe violation', async () => {
    const { container } = renderIn('en', clients);
    expect(await axe(container)).toHaveNoViolations();
  });
});
