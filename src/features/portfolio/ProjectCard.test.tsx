import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { studyIn } from '../../../jest/studies';
import { PlacedCard } from './PlacedCard';
import type { Place } from './rhythm';

const show = (slug = 'keazaccess-platform', place: Place = 'seven', first = false) =>
  renderIn('vn', <PlacedCard project={studyIn('vn', slug)} place={place} first={first} />);

describe('a card of the portfolio', () => {
  it('is one link to the case study, named by its title', () => {
    show();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: studyIn('vn', 'keazaccess-platform').title })).toHaveAttribute(
      'href',
      '/vn/portfolio/keazaccess-platform/',
    );
  });

  it('says what it is, of which kind, from when, and what came of it', () => {
    const { container } = show();
    const { summary, outcome } = studyIn('vn', 'keazaccess-platform');
    expect(screen.getByText(summary)).toBeVisible();
    expect(container).toHaveTextContent(outcome);
    expect(screen.getByText('Website, 2024')).toBeVisible();
  });

  it('shows the project’s own screens, described once in the language of the page', () => {
    show();
    const { alt } = studyIn('vn', 'keazaccess-platform').facts.stage;
    expect(screen.getByRole('img', { name: alt.vn })).toHaveAttribute('loading', 'lazy');
  });

  it.each([
    ['vn', 'console-vn.webp'],
    ['en', 'console.webp'],
  ] as const)('shows screens whose words are those of the page (%s)', (language, file) => {
    renderIn(language, <PlacedCard project={studyIn(language, 'keazaccess-platform')} place="seven" />);
    const { alt } = studyIn(language, 'keazaccess-platform').facts.stage;
    expect(screen.getByRole('img', { name: alt[language] }).getAttribute('src')).toContain(file);
  });

  it('describes a drawing that stands for the screens', () => {
    show('fresy');
    expect(screen.getByRole('img', { name: studyIn('vn', 'fresy').facts.stage.alt.vn })).toBeVisible();
  });

  it('shows its pictures at once where it stands in the first screen', () => {
    show('keazaccess-platform', 'full', true);
    for (const img of screen.getAllByRole('img')) expect(img).not.toHaveAttribute('loading');
  });

  it('measures a work that stands in its real size', () => {
    show('3d-hyundai-i30-banner', 'square');
    expect(screen.getByText('320 × 320')).toBeVisible();
    expect(screen.getByText('phóng to một chút')).toBeVisible();
  });

  it.each([
    ['square', 'live-vn.webp'],
    ['full', 'live-vn.webp'],
    ['seven', 'turn-vn.webp'],
  ] as const)('shows a square work in a place called %s as %s', (place, file) => {
    show('3d-hyundai-i30-banner', place);
    const { alt } = studyIn('vn', '3d-hyundai-i30-banner').facts.stage;
    expect(screen.getByRole('img', { name: alt.vn }).getAttribute('src')).toContain(file);
  });

  it('says how large it was made where it is shown larger, and not by how much', () => {
    show('3d-hyundai-i30-banner', 'full');
    expect(screen.getByText('320 × 320')).toBeVisible();
    expect(screen.queryByText('phóng to một chút')).toBeNull();
  });

  it('shows narrow screens what was drawn for them', () => {
    const { container } = show('fresy', 'poster');
    expect([...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])).toEqual([
      ['(width < 600px)', expect.stringContaining('box-vn-390.webp')],
      ['(width < 900px)', expect.stringContaining('box-vn-768.webp')],
    ]);
  });

  it('travels to its page under the name of the project', () => {
    const { container } = show();
    const stage = container.querySelector<HTMLElement>('[data-layout]');
    expect(stage?.style).toHaveProperty('viewTransitionName', 'work-keazaccess-platform');
  });

  it.each(['full', 'band', 'poster', 'square', 'aside'] as const)(
    'has no axe violation (%s)',
    async (place) => {
      const { container } = show('movinavir-site', place);
      expect(await axe(container)).toHaveNoViolations();
    },
  );
});
