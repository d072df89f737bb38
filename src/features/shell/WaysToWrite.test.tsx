import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { hrefs, renderIn } from '../../../jest/fixtures';
import { WaysToWrite } from './WaysToWrite';

const { phones, whatsapp, emails } = siteSettings;
const digits = (phone: string) => phone.replace(/\D/g, '');

/** What a mail program makes of a link: address and subject. */
const mailOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  return [pathname, searchParams.get('subject')];
};

describe('the ways to write to us', () => {
  it.each([
    ['en', 'Web Development', 'Need Web Development'],
    ['en', 'Dedicated Staff', 'Need Dedicated Staff'],
    ['vn', 'Thiết kế đồ hoạ', 'Cần Thiết kế đồ hoạ'],
  ] as const)('open an e-mail with its subject filled in (%s, %s)', (language, name, subject) => {
    renderIn(language, <WaysToWrite />);
    expect(mailOf(screen.getByRole('link', { name }))).toEqual([emails.hello, subject]);
  });

  it('offer the six subjects of a message', () => {
    renderIn('en', <WaysToWrite />);
    const [subjects] = screen.getAllByRole('list');
    expect(
      within(subjects as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent?.trim()),
    ).toEqual([
      'Web Development',
      'Mobile App Development',
      'Graphic Design',
      'Digital Marketing',
      'Dedicated Staff',
      'Other',
    ]);
  });

  it('show the address, WhatsApp and both lines for those who have no mail program at hand', () => {
    renderIn('en', <WaysToWrite />);
    const [, direct] = screen.getAllByRole('list');
    const links = within(direct as HTMLElement).getAllByRole('link');
    expect(hrefs(links)).toEqual([
      `mailto:${emails.hello}`,
      `https://wa.me/${digits(whatsapp)}`,
      `tel:+${digits(phones.au)}`,
      `tel:+${digits(phones.vn)}`,
    ]);
    expect(links[0]).toHaveTextContent(emails.hello);
  });

  it('have no axe violation', async () => {
    const { container } = renderIn('vn', <WaysToWrite />);
    // On a page they stand below a heading of the second level.
    container.prepend(Object.assign(document.createElement('h2'), { textContent: 'Write' }));
    expect(await axe(container)).toHaveNoViolations();
  });
});
