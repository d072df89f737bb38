import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { stubFetch } from '../../api-client/contentFixtures';
import type { Language } from '../../i18n/locales';
import { contactSubject } from '../../lib/contactSubject';
import { serviceIn, serviceSlugs } from './serviceFixture';
import { ServicePage } from './ServicePage';

// jsdom goes nowhere.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  document.addEventListener('click', stay);
  sessionStorage.setItem('saola:vietnamese-visitor', 'false');
  void stubFetch();
});
afterEach(() => {
  document.removeEventListener('click', stay);
  sessionStorage.clear();
  contactSubject.clear();
});

const show = (slug: string, language: Language = 'en') =>
  renderIn(
    language,
    <ServicePage
      {...serviceIn(slug, language)}
      trail={<nav aria-label="Breadcrumb" />}
      closing={<p>Why us</p>}
    />,
  );
const quotes = (name = 'Request A Quote') => screen.getAllByRole('link', { name });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe.each(serviceSlugs)('the page of %s', (slug) => {
  it.each(['en', 'vn'] as const)('has one main heading and no axe violation (%s)', async (language) => {
    const { container } = show(slug, language);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads from each row of its list to the section about it', () => {
    const { container } = show(slug);
    const { facts, text } = serviceIn(slug, 'en');
    const rows = region(text.services.heading).getAllByRole('link');
    expect(hrefs(rows)).toEqual(facts.sections.map(({ key }) => `#${key}`));
    for (const { key } of facts.sections) expect(container.querySelector(`article#${key}`)).not.toBeNull();
  });

  it('gives the four figures of the company', () => {
    show(slug);
    const [first] = screen.getAllByText('happy clients');
    expect(first?.closest('dl')).toHaveTextContent(/40\+.*60\+.*50k.*24\/7/);
  });

  it("stores 'resource' for 'Hire Now', which leads to the contact page", async () => {
    show(slug);
    const hire = screen.getByRole('link', { name: 'Hire Now' });
    expect(hire).toHaveAttribute('href', '/en/contact/');
    // For a click that comes before React (src/first-view/choices.ts).
    expect(hire).toHaveAttribute('data-subject', 'resource');
    await userEvent.click(hire);
    expect(contactSubject.read()).toBe('resource');
  });

  it('ends with why us', () => {
    show(slug);
    expect(screen.getByText('Why us')).toBeVisible();
  });
});

describe("a service's quote", () => {
  it.each([
    ['mobile-app-development', 'app', 5],
    ['graphic-design', 'graphic', 5],
    ['digital-marketing', 'marketing', 4],
    ['offshore-development-center', 'resource', 3],
  ])('of %s stores its subject and leads to the contact page', async (slug, subject, buttons) => {
    show(slug);
    expect(quotes()).toHaveLength(buttons);
    for (const quote of quotes()) expect(quote).toHaveAttribute('data-subject', subject);
    expect(new Set(hrefs(quotes()))).toEqual(new Set(['/en/contact/']));
    const [first] = quotes();
    if (first) await userEvent.click(first);
    expect(contactSubject.read()).toBe(subject);
  });

  it("says 'Get Quote' in the banner of the offshore development center", () => {
    show('offshore-development-center');
    expect(hrefs(quotes('Get Quote'))).toEqual(['/en/contact/']);
  });

  it('opens in place on the web development page, 860 px wide, without a captcha', async () => {
    const { container } = show('web-development');
    const buttons = screen.getAllByRole('button', { name: 'Request A Quote' });
    expect(buttons).toHaveLength(7);
    const dialogs = new Set(buttons.map((button) => button.getAttribute('commandfor')));
    expect(dialogs.size).toBe(1);
    const dialog = document.getElementById([...dialogs][0] ?? '');
    expect(dialog).toHaveAttribute('data-wide');
    expect(dialog).toHaveTextContent('Get Your Free Quote');
    expect(container.querySelector('[name="place"]')).toHaveValue('service');
    // For a press that comes before React (src/first-view/choices.ts).
    for (const button of buttons) expect(button).toHaveAttribute('data-subject', 'web');
    const [, second] = buttons;
    if (second) await userEvent.click(second);
    expect(contactSubject.read()).toBe('web');
  });

  it('stops the build when the contact form knows no such subject', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const service = serviceIn('graphic-design', 'en');
    const facts = { ...service.facts, subject: 'printing' };
    expect(() =>
      renderIn('en', <ServicePage {...service} facts={facts} trail={null} closing={null} />),
    ).toThrow("Missing: the subject 'printing' of content/services/graphic-design");
    jest.restoreAllMocks();
  });
});

describe('the page of web development', () => {
  it('sorts the technologies by what they are for, and names each once', () => {
    show('web-development');
    const technologies = region('What we work with every day');
    expect(technologies.getAllByText(/TypeScript/)).toHaveLength(1);
    expect(technologies.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it.each(['en', 'vn'] as const)(
    'leads to the catalogue, newest first, on its Vietnamese page (%s)',
    (language) => {
      show('web-development', language);
      const name = language === 'en' ? 'See the collection' : 'Xem bộ sưu tập';
      expect(hrefs(screen.getAllByRole('link', { name }))).toEqual(['/vn/collection/?sort=createdAt:desc']);
    },
  );
});

describe('the page of the offshore development center', () => {
  it('shows three models, the roles, six steps and three figures', () => {
    show('offshore-development-center');
    expect(region('Three models').getAllByRole('listitem')).toHaveLength(3);
    expect(region('Roles you can hire').getAllByRole('listitem').length).toBeGreaterThan(5);
    expect(region('Set up in six steps').getAllByRole('listitem')).toHaveLength(6);
    const proof = region('Figures you can check').getAllByRole('listitem');
    expect(proof.map(({ textContent }) => textContent.match(/^(40\+|50k|60\+)/)?.[0])).toEqual([
      '40+',
      '50k',
      '60+',
    ]);
  });
});
