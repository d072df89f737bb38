import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { renderIn } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { contactWays } from '../../lib/contactWays';
import { WhyUs } from './WhyUs';

const projects = ['fresy', 'cules-news-mobile-app'].map((slug) => ({
  slug,
  title: `Title of ${slug}`,
  outcome: `Outcome of ${slug.replaceAll('-', ' ')}`,
}));

const show = (language: Language) =>
  renderIn(
    language,
    <WhyUs
      text={partsOf<Queries.WhyUsPartFragment>('why-us', language)}
      projects={projects}
      stageOf={({ slug }, { className }) => <img className={className} src={`/${slug}.webp`} alt={slug} />}
      phones={siteSettings.phones}
    />,
  );
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('why us', () => {
  it('gives five reasons', () => {
    show('en');
    for (const reason of [
      'On Time Delivery',
      'Top Quality',
      'Accountability',
      'Reasonable Price',
      'Professional Process',
    ])
      expect(screen.getByRole('heading', { level: 3, name: reason })).toBeVisible();
  });

  it.each([
    ['en', ['Inquire Now', 'Estimate Project', 'View More Projects']],
    ['vn', ['Liên hệ ngay', 'Ước tính dự án', 'Xem thêm dự án']],
  ] as const)(
    'leads to the contact page twice, and to the portfolio (%s)',
    (language, [inquire, estimate, more]) => {
      show(language);
      expect(addressOf(inquire)).toBe(`/${language}/contact/`);
      expect(addressOf(estimate)).toBe(`/${language}/contact/`);
      expect(addressOf(more)).toBe(`/${language}/portfolio/`);
    },
  );

  it('shows the projects it is given, by title and outcome, with their stages; each leads to its case study', () => {
    show('vn');
    for (const { slug, title, outcome } of projects) {
      expect(addressOf(title)).toBe(`/vn/portfolio/${slug}/`);
      expect(screen.getByText(outcome)).toBeVisible();
      expect(screen.getByRole('img', { name: slug })).toHaveClass('stage');
    }
  });

  it('gives the phone lines of both countries', () => {
    show('en');
    const { au, vn } = siteSettings.phones;
    expect(addressOf(au)).toBe(contactWays.phone(au).href);
    expect(addressOf(vn)).toBe(contactWays.phone(vn).href);
  });

  it('has no axe violation', async () => {
    const { container } = show('vn');
    expect(await axe(container)).toHaveNoViolations();
  });
});
