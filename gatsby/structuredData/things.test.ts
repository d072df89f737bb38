import { env } from '../../src/config/env';
import { agency, site, text, thingsOf } from './graphFixture';

const opening = {
  ...{ slug: 'qc-intern', title: 'QC\u00a0Intern', intro: 'You test <everything> & more', time: null },
  ...{ duties: ['Test'], requirements: ['Care'], offers: [] },
};
const factsOfOpening = { slug: 'qc-intern', hidden: null, posted: '2026-02-02', office: 'saigon' };
const jobs = {
  facts: { nodes: [{ ...factsOfOpening, slug: 'other', hidden: true }, factsOfOpening] },
  openings: { nodes: [opening, { ...opening, slug: 'other' }] },
};

describe('what a page is about', () => {
  const post = {
    ...{ title: 'Một cánh\u00a0cửa', defaultPublishedDate: '2024-01-05T02:00:00.000Z', publishedAt: null },
    ...{
      user: { firstName: 'Linh' },
      titleImageAlternativeText: null,
    },
    titleImage: {
      alternativeText: null,
      localFile: { childImageSharp: { social: { images: { fallback: { src: '/static/door.jpg' } } } } },
    },
  };

  it('is a post: what it is called, when and by whom it was written, its language and its picture', () => {
    expect(thingsOf('BlogPosting', 'templates-blog-post', { language: 'vn', data: { post } })).toEqual([
      {
        '@type': 'BlogPosting',
        headline: 'Một cánh cửa',
        url: `${env.siteUrl}/vn/a/`,
        inLanguage: 'vi',
        datePublished: '2024-01-05T02:00:00.000Z',
        image: `${env.siteUrl}/static/door.jpg`,
        author: { '@type': 'Person', name: 'Linh' },
        publisher: agency,
      },
    ]);
  });

  it('is a post of the agency where it has no author, and nothing is said that is not known', () => {
    const bare = { ...post, user: null, defaultPublishedDate: null, titleImage: null };
    const [found] = thingsOf('BlogPosting', 'templates-blog-post', { data: { post: bare } });
    expect(found).toMatchObject({ author: agency });
    for (const key of ['image', 'datePublished', 'dateModified']) expect(found).not.toHaveProperty(key);
  });

  it('is each opening that is shown, with the whole of its text, its day and its place', () => {
    const path = '/career/';
    expect(thingsOf('JobPosting', 'pages-career', { path, data: { ...text('Career'), ...jobs } })).toEqual([
      {
        '@type': 'JobPosting',
        title: 'QC Intern',
        description:
          '<p>You test &lt;everything> &amp; more</p><p>Duties</p><ul><li>Test</li></ul><p>Requirements</p><ul><li>Care</li></ul>',
        url: `${env.siteUrl}/en/career/#qc-intern`,
        datePosted: '2026-02-02',
        hiringOrganization: agency,
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'District 3, Ho Chi Minh City, Vietnam',
            addressLocality: 'Saigon',
            addressCountry: 'VN',
          },
        },
      },
    ]);
  });

  it('says how the time of an opening is split where it has no duties', () => {
    const time = [{ share: 60, title: 'Sales', text: 'Calls' }];
    const openings = { nodes: [{ ...opening, duties: null, time }] };
    const [job] = thingsOf('JobPosting', 'pages-career', { data: { ...text('Career'), ...jobs, openings } });
    expect(job?.description).toContain('<p>Duties</p><ul><li>Sales: Calls</li></ul>');
  });

  it('is a service, but not again on the pages of single banners', () => {
    const data = { offer: { title: 'Digital\u00a0Marketing', description: 'Search and ads' } };
    expect(thingsOf('Service', 'templates-service', { data })).toEqual([
      {
        ...{ '@type': 'Service', name: 'Digital Marketing', description: 'Search and ads' },
        ...{ url: `${env.siteUrl}/en/a/`, provider: agency },
      },
    ]);
    expect(thingsOf('Service', 'templates-media-banners', { data })).toHaveLength(1);
    expect(thingsOf('Service', 'templates-media-banners', { data, context: { slug: 'a' } })).toEqual([]);
  });

  it.each(['Melbourne', 'Sydney'])('is the office that looks after a place (%s)', (place) => {
    const [office] = thingsOf('LocalBusiness', 'templates-location', {
      data: text('Software in {place}'),
      context: { place },
    });
    expect(office).toMatchObject({
      '@id': `${env.siteUrl}/#melbourne`,
      name: site.name,
      telephone: site.phones.au,
      address: { addressLocality: 'Melbourne', addressCountry: 'AU' },
      areaServed: place,
      parentOrganization: agency,
    });
  });

  const pictureOf = (src: string) => ({
    localFile: { childImageSharp: { gatsbyImageData: { images: { fallback: { src } } } } },
  });
  const collection = {
    ...{ title: 'Phở Lành', basic_price: 7_900_000, seo: { metaTitle: null, metaDescription: 'Quán ăn' } },
    thumbnail: pictureOf('/static/small.webp'),
  };

  it('is a layout of a template with its picture and its price', () => {
    const data = { collection, layout: { title: 'Ảnh tràn', full_image: pictureOf('/static/whole.webp') } };
    expect(thingsOf('Product', 'templates-collection', { data })).toEqual([
      {
        '@type': 'Product',
        name: 'Phở Lành, Ảnh tràn',
        description: 'Quán ăn',
        url: `${env.siteUrl}/en/a/`,
        image: `${env.siteUrl}/static/whole.webp`,
        brand: agency,
        offers: { '@type': 'Offer', price: 7_900_000, priceCurrency: 'VND', seller: agency },
      },
    ]);
  });

  it('is a template without layouts by its thumbnail, and no product where there is no price', () => {
    const of = (more: object) =>
      thingsOf('Product', 'templates-collection', {
        data: { collection: { ...collection, ...more }, layout: null },
      });
    expect(of({ seo: null })).toMatchObject([
      { name: 'Phở Lành', description: 'Phở Lành', image: `${env.siteUrl}/static/small.webp` },
    ]);
    expect(of({ basic_price: null })).toEqual([]);
  });
});
