import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { renderIn, textOf } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { AboutHero } from './AboutHero';
import { companyStats } from './companyStats';

type Parts = Queries.AboutHeroFragment & { readonly stats: Queries.CompanyStatsFragment };

const heroIn = (language: Language) => {
  const parts = partsOf<Parts>('company/about-us', language);
  return renderIn(
    language,
    <AboutHero
      text={textOf({ heading: 'Small **and able**', subtitle: 'Who we are' })}
      parts={parts}
      stats={companyStats(siteSettings.figures, parts.stats)}
      trail={<nav aria-label="Breadcrumb" />}
    />,
  );
};

describe('the first view of the about page', () => {
  it("says 'Over 15 years in business'", () => {
    heroIn('en');
    expect(screen.getByText('15').closest('p')).toHaveTextContent('Over 15 years in business');
  });

  it('says so in Vietnamese', () => {
    heroIn('vn');
    expect(screen.getByText('15').closest('p')).toHaveTextContent('Hơn 15 năm hoạt động');
  });

  it('shows the four figures of the company pages', () => {
    heroIn('en');
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '40+',
      '60+',
      '50k',
      '24/7',
    ]);
    expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual([
      'happy clients',
      'projects done',
      'hours worked',
      'support',
    ]);
  });

  it('has the picture of the studio with words for those who do not see it', () => {
    heroIn('en');
    expect(screen.getByRole('img')).toHaveAccessibleName(/Saigon studio/);
    expect(screen.getByRole('img')).not.toHaveAttribute('loading', 'lazy');
  });

  it('has no axe violation', async () => {
    const { container } = heroIn('vn');
    expect(await axe(container)).toHaveNoViolations();
  });
});
