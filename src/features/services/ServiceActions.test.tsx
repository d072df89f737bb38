import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { contactSubject } from '../../lib/contactSubject';
import { ServiceActions } from './ServiceActions';

// jsdom goes nowhere.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  contactSubject.clear();
});

describe("a service's buttons", () => {
  it.each([
    ['mobile-app-development', 'app'],
    ['graphic-design', 'graphic'],
    ['digital-marketing', 'marketing'],
  ])('store the subject and lead to the contact page (%s)', async (slug, subject) => {
    renderIn('en', <ServiceActions slug={slug} />);
    const quote = screen.getByRole('link', { name: 'Request A Quote' });
    expect(quote).toHaveAttribute('href', '/en/contact/');
    // For a click that comes before React (src/first-view/choices.ts).
    expect(quote).toHaveAttribute('data-subject', subject);
    await userEvent.click(quote);
    expect(contactSubject.read()).toBe(subject);
  });

  it("store 'resource' for 'Hire Now'", async () => {
    renderIn('vn', <ServiceActions slug="graphic-design" />);
    await userEvent.click(screen.getByRole('link', { name: 'Thuê ngay' }));
    expect(contactSubject.read()).toBe('resource');
  });

  it('open the Get Your Free Quote modal on the web development page, 860 px wide, without a captcha', async () => {
    const { container } = renderIn('en', <ServiceActions slug="web-development" />);
    const button = screen.getByRole('button', { name: 'Request A Quote' });
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    expect(dialog).toHaveAttribute('data-wide');
    expect(dialog).toHaveTextContent('Get Your Free Quote');
    expect(container.querySelector('[name="place"]')).toHaveValue('service');
    await userEvent.click(button);
    expect(contactSubject.read()).toBe('web');
  });

  it('have no axe violation', async () => {
    const { container } = renderIn('en', <ServiceActions slug="web-development" />);
    container.querySelector('dialog')?.setAttribute('open', '');
    expect(await axe(container)).toHaveNoViolations();
  });
});
