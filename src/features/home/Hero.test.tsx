import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn, textOf } from '../../../jest/fixtures';
import { type Language, languages } from '../../i18n/locales';
import { Hero } from './Hero';
import { homeIn } from './homeFixture';

const text = textOf({
  title: 'Agency',
  heading: 'Made between **Saigon** and **Melbourne**',
  subtitle: 'We stay to run them.',
  action: 'Start a project',
});
const stats = [
  { value: '5+', label: 'years in business' },
  { value: '24/7', label: 'support' },
];
const hero = (heading = text, language: Language = 'en') => (
  <Hero text={heading} stage={homeIn(language).stage} stats={stats} />
);

describe('the first view of the home page', () => {
  it('has the one main heading, with both places accented', () => {
    renderIn('en', hero());
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Made between Saigon and Melbourne');
    expect([...heading.querySelectorAll('em')].map((em) => em.textContent)).toEqual(['Saigon', 'Melbourne']);
  });

  it('is headed by its title when the text has no heading', () => {
    renderIn('en', hero(textOf({ title: 'Agency' })));
    expect(screen.getByRole('heading', { level: 1, name: 'Agency' })).toBeVisible();
  });

  it('leads to the contact page', () => {
    renderIn('vn', hero());
    expect(screen.getByRole('link', { name: 'Start a project' })).toHaveAttribute('href', '/vn/contact/');
  });

  it.each(languages)(
    'shows work, a browser behind a phone, each with its own words, and the browser first (%s)',
    (language) => {
      const { browser, phone } = homeIn(language).stage;
      renderIn(language, hero(text, language));
      const screens = screen.getAllByRole('img');
      expect(screens.map((screenshot) => screenshot.getAttribute('alt'))).toEqual([browser.alt, phone.alt]);
      expect(screens.map((screenshot) => screenshot.getAttribute('loading'))).toEqual([null, 'lazy']);
    },
  );

  it('shows screens in Vietnamese on the Vietnamese page, in English on the English one', () => {
    const screensOf = (language: Language) => {
      const { container, unmount } = renderIn(language, hero(text, language));
      const files = [...container.querySelectorAll('[data-kind] :is(source, img)')].map((file) =>
        (file.getAttribute('srcset') ?? '').replace(/ .*/, ''),
      );
      unmount();
      return files;
    };
    const english = screensOf('en');
    expect(english).toHaveLength(3);
    expect(screensOf('vn')).toEqual(english.map((file) => file.replace(/(-390)?\.webp$/, '-vn$1.webp')));
  });

  it('shows the page in the browser as a phone shows it where the screen is narrow', () => {
    const { container } = renderIn('en', hero());
    expect(container.querySelector('source[media="(width < 600px)"]')).toHaveAttribute(
      'srcset',
      expect.stringContaining('/booking-390.webp'),
    );
  });

  it('stands still until someone scrolls', () => {
    const { container } = renderIn('en', hero());
    expect(container.querySelectorAll('.leave')).toHaveLength(2);
    expect(container.querySelector('.reveal')).toBeNull();
  });

  it('ends with the figures', () => {
    renderIn('en', hero());
    const support = screen.getByText('support').closest('div');
    expect(within(support as HTMLElement).getByText('24/7')).toBeVisible();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', hero());
    expect(await axe(container)).toHaveNoViolations();
  });
});
