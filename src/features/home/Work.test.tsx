import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { texts as contentTexts } from '../../../jest/content';
import { hrefs, renderIn } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import { homeIn } from './homeFixture';
import { Work } from './Work';

const caseStudies = (language: Language): Queries.ProjectTextFragment[] =>
  contentTexts
    .filter((text) => text.room === 'case-studies' && text.language === language)
    .map(({ slug, frontmatter }) => ({
      fields: { slug },
      frontmatter: { title: frontmatter.title ?? '', summary: frontmatter.summary ?? null },
    }));
const workIn = (language: Language, texts = caseStudies(language)) =>
  renderIn(language, <Work work={homeIn(language).work} texts={texts} />);

describe('the featured projects', () => {
  it('are four, under the titles and at the addresses of their case studies', () => {
    workIn('vn');
    const cards = screen.getAllByRole('article');
    expect(hrefs(cards.map((card) => within(card).getByRole('link')))).toEqual([
      '/vn/portfolio/keazaccess-platform/',
      '/vn/portfolio/cules-news-mobile-app/',
      '/vn/portfolio/goen-e-learning-system/',
      '/vn/portfolio/3d-hyundai-i30-banner/',
    ]);
    expect(within(cards[1] as HTMLElement).getByRole('heading', { name: 'Cules News' })).toBeVisible();
  });

  it('say in a line what each is, and of which kind', () => {
    workIn('en');
    const [keaz] = screen.getAllByRole('article');
    const summary = caseStudies('en').find(({ fields }) => fields.slug === 'keazaccess-platform');
    expect(keaz).toHaveTextContent(summary?.frontmatter.summary ?? 'no summary');
    expect(keaz).toHaveTextContent('Platform, IoT');
  });

  it('show pictures that wait until they are near', () => {
    workIn('en');
    const pictures = screen.getAllByRole('img');
    expect(pictures).toHaveLength(4);
    expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
  });

  it('lead on to all projects', () => {
    workIn('en');
    expect(screen.getByRole('link', { name: 'View all projects' })).toHaveAttribute('href', '/en/portfolio/');
  });

  it('stop the build when a case study is gone', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => workIn('en', [])).toThrow('Missing: content/case-studies/keazaccess-platform');
    jest.restoreAllMocks();
  });

  it('have no axe violation', async () => {
    const { container } = workIn('en');
    expect(await axe(container)).toHaveNoViolations();
  });
});
