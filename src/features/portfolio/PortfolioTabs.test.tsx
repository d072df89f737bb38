import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { PortfolioTabs } from './PortfolioTabs';

const counts = [
  { tab: 'website', count: 8 },
  { tab: 'mobile', count: 5 },
  { tab: 'graphic', count: 4 },
];
const show = () => renderIn('en', <PortfolioTabs current="mobile" counts={counts} />);

describe('the tabs of the portfolio', () => {
  it('are pages with an address each, in the fixed order', () => {
    show();
    expect(hrefs(screen.getAllByRole('link'))).toEqual([
      '/en/portfolio/',
      '/en/portfolio/website/',
      '/en/portfolio/mobile/',
      '/en/portfolio/graphic/',
    ]);
  });

  it('say how many projects stand under each', () => {
    show();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All 17',
      'Website 8',
      'Mobile App 5',
      'Graphic 4',
    ]);
  });

  it('say which one is shown', () => {
    show();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Mobile App');
  });

  it('have no axe violation', async () => {
    expect(await axe(show().container)).toHaveNoViolations();
  });
});
