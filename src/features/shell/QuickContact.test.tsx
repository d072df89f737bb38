import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { hrefs, renderIn } from '../../../jest/fixtures';
import { QuickContact } from './QuickContact';

const { phones, whatsapp, emails } = siteSettings;
const digits = (phone: string) => phone.replace(/\D/g, '');
const ways = () => hrefs(screen.getAllByRole('link', { hidden: true }));

describe('quick contact', () => {
  it('offers phone, WhatsApp and e-mail of content/site.yml', () => {
    renderIn('en', <QuickContact />);
    expect(ways()).toEqual([
      `tel:+${digits(phones.au)}`,
      `https://wa.me/${digits(whatsapp)}`,
      `mailto:${emails.hello}`,
    ]);
  });

  it('gives Vietnamese pages the line in Vietnam', () => {
    renderIn('vn', <QuickContact />);
    expect(ways()[0]).toBe(`tel:+${digits(phones.vn)}`);
  });

  it('says what each way is and shows its number', () => {
    renderIn('en', <QuickContact />);
    expect(screen.getByRole('link', { name: `Phone ${phones.au}`, hidden: true })).toBeInTheDocument();
  });

  it('opens without a script of ours, and its button has a name', async () => {
    const { container } = renderIn('vn', <QuickContact />);
    await userEvent.click(screen.getByLabelText('Liên hệ nhanh'));
    expect(container.querySelector('details')).toHaveAttribute('open');
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', <QuickContact />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
