import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { hrefs, renderIn } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { Call } from './Call';
import { Offices } from './Offices';
import { Ways } from './Ways';
import { Write } from './Write';

interface Parts {
  readonly ways: Queries.WaysPartFragment;
  readonly after: Queries.AfterPartFragment;
  readonly picture: Queries.ContactPictureFragment;
  readonly offices: Queries.OfficesPartFragment;
  readonly call: Queries.CallPartFragment;
}

const { phones, emails, whatsapp } = siteSettings;
const tel = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

const head = {
  title: 'Contact',
  heading: 'Contact **Us**',
  subtitle: 'Say it',
} as Queries.PageTextFragment['frontmatter'];

const contactIn = (language: Language) => {
  const { ways, after, picture, offices, call } = partsOf<Parts>('company/contact', language);
  return renderIn(
    language,
    <>
      <Write text={head} trail={<p>The way here</p>} {...{ after, picture }} email={emails.hello}>
        <p>The forms</p>
      </Write>
      <Ways ways={ways} site={siteSettings} />
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
    expect(screen.getByRole('region', { name: 'How to reach us' })).toHaveTextContent(
      'Replies within 24 hours in standard business hours',
    );
    expect(screen.getByText('Online 9 am to 5 pm')).toBeVisible();
  });

  it('begins with the forms, and asks nothing beside them', () => {
    const { container } = contactIn('vn');
    const write = within(screen.getByRole('region', { name: 'Contact Us' }));
    expect(container.querySelector('section')).toBe(screen.getByRole('region', { name: 'Contact Us' }));
    expect(write.getByText('The forms')).toBeVisible();
    // Whoever writes is asked by the form alone: a second list of questions would be another form.
    expect(write.queryByText(/\?$/)).toBeNull();
  });

  it('says beside them what happens once they are sent', () => {
    contactIn('en');
    const steps = within(screen.getByRole('region', { name: 'Contact Us' })).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Questions, or a first estimate',
      'Half an hour of talk',
      'A written quote, line by line',
    ]);
    expect(steps[0]).toHaveTextContent('within 24 hours on business days');
  });

  it('shows the three offices, Brussels as establishing', () => {
    contactIn('en');
    const offices = within(screen.getByRole('region', { name: 'Our offices' })).getAllByRole('listitem');
    expect(offices.map((office) => within(office).getByRole('heading').textContent?.trim())).toEqual([
      'Saigon',
      'Melbourne',
      'Brussels',
    ]);
    expect(offices.map((office) => within(office).queryByText('Establishing') !== null)).toEqual([
      false,
      false,
      true,
    ]);
    expect(offices.map((office) => within(office).queryByRole('link')?.getAttribute('href'))).toEqual([
      tel(phones.vn),
      tel(phones.au),
      undefined,
    ]);
  });

  it('calls to action: both lines, and the way to a job', () => {
    contactIn('vn');
    const call = within(screen.getByRole('region', { name: 'Ngại gõ? Gọi cho nhanh' }));
    expect(call.getByRole('link', { name: 'Gọi Úc' })).toHaveAttribute('href', tel(phones.au));
    expect(call.getByRole('link', { name: 'Gọi Việt Nam' })).toHaveAttribute('href', tel(phones.vn));
    expect(call.getByRole('link', { name: 'Xem các vị trí' })).toHaveAttribute('href', '/vn/career/');
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = contactIn(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
