import { render, screen, within } from '@testing-library/react';
import type { SliceComponentProps } from 'gatsby';
import { axe } from 'jest-axe';

import { localeData, serviceTitles, siteSettings } from '../../../jest/content';
import { hrefs, mediaOf } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import Footer from './FooterSlice';

type FooterProps = SliceComponentProps<Queries.FooterQuery, { language: string }>;

const posts: Queries.FooterQuery['posts']['nodes'] = [
  {
    slug: 'app-store-accounts-explained',
    title: 'App store accounts, explained',
    defaultPublishedDate: '2026-05-12T02:00:00.000Z',
    publishedAt: '2026-06-01T02:00:00.000Z',
    titleImage: mediaOf('/static/accounts.webp'),
  },
  {
    slug: 'what-a-quote-contains',
    title: 'What a quote contains',
    defaultPublishedDate: null,
    publishedAt: '2026-04-02T02:00:00.000Z',
    titleImage: null,
  },
];

const footerOf = (language: Language, nodes = posts) => {
  const siteBuildMetadata = { buildTime: '2031' };
  const services = { nodes: serviceTitles.filter((service) => service.language === language) };
  const data = { locales: localeData(language), siteBuildMetadata, siteSettings, services, posts: { nodes } };
  // Gatsby hands a slice more than it reads.
  const props = { data, sliceContext: { language } } as FooterProps;
  return render(<Footer {...props} />);
};

describe.each(['en', 'vn'] as const)('the footer (%s)', (language) => {
  it('keeps every link of the site in the language', () => {
    const { container } = footerOf(language);
    const internal = hrefs([...container.querySelectorAll('a')]).filter((href) => href?.startsWith('/'));
    // The services with the media banners, seven useful links; besides the lists the way home and the way to the blog.
    expect(internal).toHaveLength(posts.length + serviceTitles.length / 2 + 1 + 7 + 2);
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
  it('shows the latest posts with their picture, and the date an editor gave rather than that of publishing', () => {
    footerOf('en');
    const latest = within(screen.getByRole('region', { name: 'Latest blogs' })).getAllByRole('link');
    expect(hrefs(latest)).toEqual([
      '/en/blog/app-store-accounts-explained/',
      '/en/blog/what-a-quote-contains/',
    ]);
    expect(latest[0]).toHaveTextContent('May 12, 2026');
    expect(latest[0]?.querySelector('img')).toHaveAttribute('src', '/static/accounts.webp');
    expect(latest[1]).toHaveTextContent('Apr 02, 2026');
  });

  it('shows an empty list when no post is published', () => {
    footerOf('en', []);
    expect(within(screen.getByRole('region', { name: 'Latest blogs' })).queryByRole('link')).toBeNull();
  });

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
    expect(screen.getByText(`© 2031 ${siteSettings.name}. All rights reserved.`)).toBeInTheDocument();
  });
});
