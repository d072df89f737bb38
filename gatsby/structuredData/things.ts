import { env } from '../../src/config/env';
import { toLocale } from '../../src/i18n/locales';
import { plain } from '../../src/lib/plain';
import { socialPicture } from '../../src/lib/socialPicture';
import { postalAddress } from './agency';
import { jobPostings } from './jobPostings';
import { agency, ownAddress, type RenderedPage, type Site } from './page';

type Things = (page: RenderedPage, site: Site) => readonly object[];

const blogPosting: Things = (page) => {
  const { post } = page.data as unknown as Queries.BlogPostQuery;
  if (!post) return [];
  const image = socialPicture(post)?.src;
  return [
    {
      '@type': 'BlogPosting',
      headline: plain(post.title),
      url: ownAddress(page),
      inLanguage: toLocale(page.context.language),
      datePublished: post.defaultPublishedDate ?? post.publishedAt ?? undefined,
      image: image && `${env.siteUrl}${image}`,
      author: post.user?.firstName ? { '@type': 'Person', name: post.user.firstName } : agency,
      publisher: agency,
    },
  ];
};

const service: Things = (page) => {
  const { offer } = page.data as unknown as Pick<Queries.ServiceQuery, 'offer'>;
  // That of a single banner is told by the page of them all.
  if (!offer || (page.kind === 'templates-media-banners' && page.context.slug)) return [];
  return [
    {
      '@type': 'Service',
      name: plain(offer.title),
      description: plain(offer.description),
      url: ownAddress(page),
      provider: agency,
    },
  ];
};

/** Both places are looked after from one office. */
const localBusiness: Things = (page, { name, offices }) =>
  offices
    .filter(({ key }) => key === 'melbourne')
    .map((office) => ({
      '@type': 'LocalBusiness',
      '@id': `${env.siteUrl}/#${office.key}`,
      name,
      url: ownAddress(page),
      telephone: office.phone,
      address: postalAddress(office, page.context.language),
      areaServed: page.context.place,
      parentOrganization: agency,
    }));

/** A layout of a template. One without a price is offered by talking: there is nothing to say of it here. */
const product: Things = (page) => {
  const { collection, layout } = page.data as unknown as Queries.CollectionPageQuery;
  if (!collection || collection.basic_price === null) return [];
  const picture = (layout?.full_image ?? collection.thumbnail)?.localFile?.childImageSharp?.gatsbyImageData;
  const image = picture?.images.fallback?.src;
  return [
    {
      '@type': 'Product',
      name: plain([collection.title, layout?.title].filter(Boolean).join(', ')),
      description: plain(collection.seo?.metaDescription ?? collection.title),
      url: ownAddress(page),
      image: image && `${env.siteUrl}${image}`,
      brand: agency,
      offers: {
        '@type': 'Offer',
        ...{ price: collection.basic_price, priceCurrency: 'VND', seller: agency },
      },
    },
  ];
};

const things: Readonly<Record<string, Things>> = {
  'templates-blog-post': blogPosting,
  'pages-career': jobPostings,
  'templates-service': service,
  'templates-media-banners': service,
  'templates-location': localBusiness,
  'templates-collection': product,
};

/** What a page is about, by its kind: nothing where schema.org has no word that says more than 'page'. */
export const thingsOf: Things = (page, site) => things[page.kind]?.(page, site) ?? [];
