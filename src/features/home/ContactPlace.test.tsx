import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { ContactPlace } from './ContactPlace';

const place = (
  <ContactPlace heading="Tell us" text="We answer within 24 hours." below={<p>Three offices</p>}>
    <a href="mailto:a@b.example">Write</a>
  </ContactPlace>
);

describe('the contact place', () => {
  it('is a landmark that can be linked to, with its heading and its promise', () => {
    const { container } = renderIn('en', place);
    const region = screen.getByRole('region', { name: 'Tell us' });
    expect(container.querySelector('#contact-us')).toBe(region);
    expect(region).toHaveTextContent('We answer within 24 hours.');
  });

  it('holds the way to write it is given, and what stands below', () => {
    renderIn('en', place);
    const region = within(screen.getByRole('region'));
    expect(region.getByRole('link', { name: 'Write' })).toBeVisible();
    expect(region.getByText('Three offices')).toBeVisible();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', place);
    expect(await axe(container)).toHaveNoViolations();
  });
});
