import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { hrefs, renderIn } from '../../../jest/fixtures';
import { stubFetch } from '../../api-client/contentFixtures';
import { alternatesOfPath } from '../../i18n/alternates';
import type { Language } from '../../i18n/locales';
import { Header } from './Header';

let calls: ReturnType<typeof stubFetch>;
beforeEach(() => {
  sessionStorage.clear();
  calls = stubFetch();
});

const headerOn = (language: Language) =>
  renderIn(language, <Header alternates={alternatesOfPath('/career/')} />);
const linksIn = (element: Element | null) =>
  hrefs(within(element as HTMLElement).getAllByRole('link', { hidden: true }));

describe('the header', () => {
  it('leads home, and to a quote on the contact page', () => {
    headerOn('en');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: siteSettings.name })).toHaveAttribute('href', '/en/');
    expect(hrefs(banner.getAllByRole('link', { name: 'Request A Quote' }))).toContain('/en/contact/');
  });

  it.each(['en', 'vn'] as const)('offers the page in the other language (%s)', (language) => {
    const { container } = headerOn(language);
    expect(linksIn(container)).toEqual(expect.arrayContaining(['/en/career/', '/vn/career/']));
  });

  it('links the sample websites on Vietnamese pages, without asking who is there', () => {
    const { container } = headerOn('vn');
    expect(linksIn(container)).toContain('/vn/collection/?sort=createdAt:desc');
    expect(calls).toEqual([]);
  });

  it('links them on English pages once the lookup has found a Vietnamese visitor: last, where nothing moves', async () => {
    const { container } = headerOn('en');
    expect(linksIn(container).join()).not.toContain('/collection/');
    await act(async () => calls[0]?.answer({ language: 'en', country: 'VN' }));
    const samples = '/en/collection/?sort=createdAt:desc';
    const services = [...container.querySelectorAll('.wide .submenu')][0] ?? null;
    expect(linksIn(services).at(-1)).toBe(samples);
    expect(linksIn(container.querySelector('.sheet')).at(-1)).toBe(samples);
  });

  it('has the same ways behind the menu of a narrow screen as on a wide one', () => {
    const { container } = headerOn('vn');
    expect(linksIn(container.querySelector('.narrow'))).toEqual(linksIn(container.querySelector('.wide')));
  });

  it('keeps the narrow menu closed until it is asked for', () => {
    const { container } = headerOn('en');
    expect(container.querySelector('details.narrow')).not.toHaveAttribute('open');
    expect(screen.getByText('Menu').tagName).toBe('SUMMARY');
  });

  it.each(['wide', 'narrow'])('has no axe violation on a %s screen', async (shown) => {
    const { container } = headerOn('en');
    container.querySelector(shown === 'wide' ? '.narrow' : '.wide')?.remove();
    container.querySelector('details.narrow')?.setAttribute('open', '');
    expect(await axe(container)).toHaveNoViolations();
  });
});
