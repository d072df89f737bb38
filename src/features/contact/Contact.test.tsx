import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { hrefs, renderIn } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { After } from './After';
import { Call } from './Call';
import { Letter } from './Letter';
import { Offices } from './Offices';
import { Ways } from './Ways';

interface Parts {
  readonly ways: Queries.WaysPartFragment;
  readonly letter: Queries.LetterPartFragment;
  readonly after: Queries.AfterPartFragment;
  readonly offices: Queries.OfficesPartFragment;
  readonly call: Queries.CallPartFragment;
}

const { phones, emails, whatsapp } = siteSettings;
const tel = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

const contactIn = (language: Language) => {
  const { ways, letter, after, offices, call } = partsOf<Parts>('company/contact', language);
  return renderIn(
    language,
    <>
      <h1>Contact Us</h1>
      <Ways ways={ways} site={siteSettings} />
      <Letter letter={letter} email={emails.hello}>
        <p>The forms</p>
      </Letter>
      <After after={after} />
      <Offices offices={offices} site={siteSettings} />
      <Call call={call} countries={ways.phone} site={siteSettings} />
    </>,
  );
};

describe('the contact page', () => {
  it('gives phone, e-mail and WhatsApp as links', () => {
    contactIn('en');
    const ways = within(screen.getByRole('region', { name: 'How to reach us' }));
    expect(hrefs(ways.getAllByRole('link'))).toEqual([
      tel(phones.au),
      tel(phones.vn),
      `mailto:${emails.hello}`,
      `mailto:${emails.sales}`,
      `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
    ]);
  });

  it('states the hours of each of them', () => {
    contactIn('en');
    expect(screen.getByText('Monday to Friday, 9AM to 6PM')).toBeVisible();
    expect(screen.getByText('Replies within 24 hours in standard business hours')).toBeVisible();
    expect(screen.getByText('Online 9 am to 5 pm')).toBeVisible();
  });

  it('has the forms beside the questions that help us to answer', () => {
    contactIn('vn');
    const place = within(screen.getByRole('region', { name: /Bốn câu/ }));
    expect(place.getByText('The forms')).toBeVisible();
    expect(place.getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows the three offices, Brussels as establishing', () => {
    contactIn('en');
    const offices = within(screen.getByRole('region', { name: 'Our offices' })).getAllByRole('listitem');
    expect(offices.map((office) => within(office).getByRole('heading').textContent?.trim())).toEqual([
      'Saigon',
      'Melbourne',
      'Brussels Establishing',
    ]);
    expect(offices.map((office) => within(office).queryByRole('link')?.getAttribute('href'))).toEqual([
      tel(phones.vn),
      tel(phones.au),
      undefined,
    ]);
  });

  it('calls to action: both lines, and the way to a job', () => {
    contactIn('vn');
    const call = within(screen.getByRole('region', { name: 'Thích nói hơn gõ?' }));
    expect(call.getByRole('link', { name: 'Gọi Úc' })).toHaveAttribute('href', tel(phones.au));
    expect(call.getByRole('link', { name: 'Gọi Việt Nam' })).toHaveAttribute('href', tel(phones.vn));
    expect(call.getByRole('link', { name: 'Xem các vị trí' })).toHaveAttribute('href', '/vn/career/');
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = contactIn(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
