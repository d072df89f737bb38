import { env } from '../../src/config/env';
import { languages, toLocale, type Language } from '../../src/i18n/locales';
import { icons } from '../rootFiles/iconPlaces';
import { agency, type Office, type RenderedPage, type Site } from './page';

/** Content has an address as one line. */
export const postalAddress = ({ address, city, country }: Office, language: Language): object => ({
  '@type': 'PostalAddress',
  streetAddress: address[language],
  addressLocality: city[language],
  addressCountry: country,
});

/** Whom the site is of. Its home page alone says how to reach them: what is known there needs no repetition. */
const organization = ({ kind, context }: RenderedPage, site: Site): object => ({
  '@type': 'Organization',
  ...agency,
  name: site.name,
  url: `${env.siteUrl}/`,
  logo: `${env.siteUrl}/${icons.large}`,
  ...(kind === 'pages-index' && {
    email: site.emails.hello,
    telephone: Object.values(site.phones),
    address: site.offices
      .filter(({ status }) => status === 'open')
      .map((office) => postalAddress(office, context.language)),
    sameAs: site.social.map(({ url }) => url),
  }),
});

const website = ({ name }: Site): object => ({
  '@type': 'WebSite',
  '@id': `${env.siteUrl}/#website`,
  name,
  url: `${env.siteUrl}/`,
  inLanguage: languages.map(toLocale),
  publisher: agency,
});

/** What the graph of every page begins with. */
export const agencyAndSite = (page: RenderedPage, site: Site): readonly object[] => [
  organization(page, site),
  website(site),
];
