import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { serviceTitles, siteSettings } from '../../../jest/content';
import { hrefs, renderIn } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import { Footer } from './Footer';

const footerOf = (language: Language) => renderIn(language, <Footer />);

describe.each(['en', 'vn'] as const)('the footer (%s)', (language) => {
  it('keeps every link of the site in the language', () => {
    const { container } = footerOf(language);
    const internal = hrefs([...container.querySelectorAll('a')]).filter((href) => href?.startsWith('/'));
    // The services with the media banners, seven useful links; besides the lists the way home and two ways to the blog.
    expect(internal).toHaveLength(serviceTitles.length / 2 + 1 + 7 + 3);
    expect(internal.every((href) => href?.startsWith(`/${language}/`))).toBe(true);
  });

  it('names the offices in the language and marks the one that is being established', () => {
    footerOf(language);
    for (const { city, address } of siteSettings.offices) {
      expect(screen.getByText(city[language]).closest('li')).toHaveTextContent(address[language]);
    }
    const marks = screen.getAllByText(language === 'en' ? 'Establishing' : 'Đang thành lập');
    expect(marks.map((mark) => mark.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Brussels'),
    ]);
  });

  it('has no axe violation', async () => {
    const { container } = footerOf(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the footer', () => {
  it.each([
    ['en', 'Latest blogs', 'All posts, the newest first'],
    ['vn', 'Bài viết mới', 'Tất cả bài viết, mới nhất trước'],
  ] as const)(
    'has a place for the latest posts, and a way to the blog instead (%s)',
    (language, name, all) => {
      footerOf(language);
      const latest = screen.getByRole('region', { name });
      expect(latest.querySelector('[data-part="footer"]')).toHaveAttribute(
        'data-src',
        `/fragments/latest-${language}.json`,
      );
      expect(within(latest).getByRole('link', { name: all })).toHaveAttribute('href', `/${language}/blog/`);
    },
  );

  it('gives both phone lines and the e-mail address as links', () => {
    footerOf('en');
    const contact = within(screen.getByRole('region', { name: 'Contact details' })).getAllByRole('link');
    const { phones, emails } = siteSettings;
    expect(hrefs(contact)).toEqual([
      `tel:${phones.au.replaceAll(' ', '')}`,
      `tel:${phones.vn.replaceAll(' ', '')}`,
      `mailto:${emails.hello}`,
    ]);
  });

  it('links the social networks of content/site.yml', () => {
    footerOf('vn');
    const social = within(screen.getByRole('list', { name: 'Theo dõi chúng tôi' })).getAllByRole('link');
    expect(hrefs(social)).toEqual(siteSettings.social.map(({ url }) => url));
  });

  it('names its lists: services, useful links', () => {
    footerOf('en');
    const listed = (name: string) =>
      hrefs(within(screen.getByRole('navigation', { name })).getAllByRole('link'));
    expect(listed('Services')).toEqual([
      ...serviceTitles.filter(({ language }) => language === 'en').map(({ slug }) => `/en/services/${slug}/`),
      '/en/services/media-banners/',
    ]);
    expect(listed('Useful links')).toEqual([
      '/en/portfolio/',
      '/en/showcases-web/',
      '/en/blog/',
      '/en/collection/',
      '/en/about-us/',
      '/en/career/',
      '/en/contact/',
    ]);
  });

  it.each(['en', 'vn'] as const)(
    'has the newsletter, a form that can be sent without scripts (%s)',
    (language) => {
      const { container } = footerOf(language);
      const form = container.querySelector('form');
      expect(form).toHaveAttribute('method', 'post');
      expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
        form: 'subscribe',
        lang: language,
      });
    },
  );

  it('invites to the blog below the newsletter', () => {
    footerOf('vn');
    const newsletter = within(screen.getByRole('region', { name: 'Chuyện trong xưởng' }));
    expect(newsletter.getByRole('link', { name: 'Đọc blog' })).toHaveAttribute('href', '/vn/blog/');
  });

  it('ends with the copyright of the year of the build and the brand', () => {
    footerOf('en');
    expect(screen.getByText(`© 2031 ${siteSettings.name}. All rights reserved.`)).toHaveAttribute(
      'data-year',
      '2031',
    );
  });

  it('has the current year where the build is of an earlier one', () => {
    jest.useFakeTimers({ now: new Date('2033-01-01T12:00:00') });
    footerOf('vn');
    jest.useRealTimers();
    expect(screen.getByText(new RegExp(`^© 2033 ${siteSettings.name}`))).toHaveAttribute('data-year', '2031');
  });
});
