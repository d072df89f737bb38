import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { homeIn } from './homeFixture';
import { Work } from './Work';

const show = () =>
  renderIn('vn', <Work work={homeIn('vn').work} cards={[<p key="1">One</p>, <p key="2">Two</p>]} />);

describe('the featured projects', () => {
  it('are a list of the cards they are given, under their heading', () => {
    show();
    const section = screen.getByRole('region', { name: homeIn('vn').work.heading });
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['One', 'Two']);
  });

  it('lead on to all projects', () => {
    show();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/vn/portfolio/');
  });

  it('have no axe violation', async () => {
    expect(await axe(show().container)).toHaveNoViolations();
  });
});
