import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn, textOf } from '../../../jest/fixtures';
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
const hero = (heading = text) => <Hero text={heading} stage={homeIn('en').stage} stats={stats} />;

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

  it('loads its picture at once, in a composition of its own on narrow screens', () => {
    const { container } = renderIn('en', hero());
    expect(screen.getByRole('img', { name: homeIn('en').stage.alt })).not.toHaveAttribute('loading');
    expect(container.querySelector('source[media="(width < 700px)"]')).toHaveAttribute(
      'srcset',
      './stage-narrow.webp 640w',
    );
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
