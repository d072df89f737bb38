import { factsOf, partTexts, siteSettings, texts, type Facts } from '../jest/content';
import { fieldsOf } from '../jest/declaredTypes';
import { contrastOn, textTone } from '../src/lib/textTone';

const rooms = { 'case-studies': 'CaseStudyFacts', banners: 'BannerFacts', careers: 'OpeningFacts' };
const [caseStudies, banners, openings] = [factsOf('case-studies'), factsOf('banners'), factsOf('careers')];
const inOrder = (facts: readonly Facts[]) =>
  [...facts]
    .filter(({ values }) => values.order)
    .sort((a, b) => Number(a.values.order) - Number(b.values.order))
    .map(({ slug }) => slug);
const slugsWhere = (facts: readonly Facts[], key: string, value: unknown) =>
  inOrder(facts.filter(({ values }) => values[key] === value));

describe.each(Object.entries(rooms))('the facts in content/%s', (room, type) => {
  const declared = fieldsOf(type).filter(({ name }) => name !== 'slug');
  const facts = factsOf(room);

  it.each(facts.map(({ slug, values }) => [slug, values] as const))(
    'have every key they need, and none that the site does not know (%s)',
    (_, values) => {
      const required = declared.filter((field) => field.required).map(({ name }) => name);
      expect(Object.keys(values)).toEqual(expect.arrayContaining(required));
      expect(declared.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(values)));
    },
  );

  it('belong to a text each, and every text has its facts', () => {
    const folders = [
      ...texts.map((text) => `${text.room}/${text.slug}`),
      ...partTexts.map(({ folder }) => folder),
    ];
    const slugs = folders
      .filter((folder) => folder.startsWith(`${room}/`))
      .map((folder) => folder.split('/')[1]);
    expect(facts.map(({ slug }) => slug).sort()).toEqual([...new Set(slugs)].sort());
  });

  it('give no two entries of a list the same place', () => {
    const places = facts
      .map(({ values }) => [values.kind, values.order].join())
      .filter((place) => place !== ',');
    expect(new Set(places).size).toBe(places.length);
  });
});

/** The projects of the sample, by the tab they stand under. Whoever adds one has nothing to change here. */
const listed = [
  ['white-spa-and-nail', 'website'],
  ['keazaccess-platform', 'website'],
  ['ucademy-platform', 'website'],
  ['mmhf-site', 'website'],
  ['carsnow-mobile-app', 'mobile'],
  ['tdholding-site', 'website'],
  ['movinavir-site', 'website'],
  ['ask2go-mobile-applications', 'mobile'],
  ['goen-e-learning-system', 'website'],
  ['envoca-mobile-app', 'mobile'],
  ['meoto-auto-trader', 'website'],
  ['3d-hyundai-i30-banner', 'graphic'],
  ['ascentis-homepage-design', 'graphic'],
  ['hyundai-i20-banner', 'graphic'],
  ['cules-news-mobile-app', 'mobile'],
  ['fresy', 'graphic'],
] as const;
const unlisted = ['kmmt-vendor-site', 'wild-imports'];
const sample = new Set<string>([...listed.map(([slug]) => slug), ...unlisted]);
const ofSample = (slugs: readonly string[]) => slugs.filter((slug) => sample.has(slug));

describe('the portfolio', () => {
  it('lists the 16 projects of the sample in their fixed order', () => {
    expect(ofSample(inOrder(caseStudies))).toEqual(listed.map(([slug]) => slug));
  });

  it('leaves the two case studies of the sample that are for no list out of it', () => {
    const others = caseStudies.filter(({ values }) => !values.order).map(({ slug }) => slug);
    expect(ofSample(others).sort()).toEqual(unlisted);
  });

  it('hides of the sample the holding company and the machinery importer from search engines', () => {
    const hidden = caseStudies.filter(({ values }) => values.noindex).map(({ slug }) => slug);
    expect(ofSample(hidden).sort()).toEqual(['tdholding-site', 'wild-imports']);
  });

  it.each(['website', 'mobile', 'graphic'])(
    'shows under the tab %s what of the sample belongs there',
    (tab) => {
      const slugs = listed.filter(([, own]) => own === tab).map(([slug]) => slug);
      expect(ofSample(slugsWhere(caseStudies, 'tab', tab))).toEqual(slugs);
    },
  );

  it('has no tab but these three', () => {
    const tabs = caseStudies.map(({ values }) => values.tab);
    expect([...new Set(tabs)].sort()).toEqual(['graphic', 'mobile', 'website']);
  });

  it('features six projects, of which the home page shows the first four', () => {
    const featured = caseStudies.filter(({ values }) => values.featured);
    expect(featured.map(({ values }) => values.featured).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(featured.filter(({ values }) => !values.order)).toEqual([]);
  });

  it('shows six projects beside the banners, none of which is a banner', () => {
    const shown = caseStudies.filter(({ values }) => values.besideBanners);
    expect(shown.map(({ values }) => values.besideBanners).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shown.map(({ slug }) => slug).filter((slug) => slug.includes('banner'))).toEqual([]);
  });

  it('shows each project on a ground on which its words reach a contrast of 4.5:1', () => {
    const pale = caseStudies.flatMap(({ slug, values }) => {
      const [ground = ''] = (values.stage as { readonly ground: readonly string[] }).ground;
      return contrastOn(ground, textTone(ground)) < 4.5 ? [`${slug} ${ground}`] : [];
    });
    expect(pale).toEqual([]);
  });

  it('names every client in both languages', () => {
    for (const { values } of caseStudies) {
      expect(values.client).toEqual({ en: expect.stringMatching(/\S/), vn: expect.stringMatching(/\S/) });
    }
  });
});

describe('the media banners', () => {
  it.each([
    ['standard', 'liquors-banner parched-panther toast-and-co vine-brations'],
    ['rich', '360-product scratch before-after embed-video gallery parallax expandable'],
  ])('of the kind %s are these, in this order', (kind, slugs) => {
    expect(slugsWhere(banners, 'kind', kind)).toEqual(slugs.split(' '));
  });

  it.each([
    ['300x600', 'liquors-banner parched-panther toast-and-co vine-brations 360-product scratch embed-video'],
    ['300x250', 'before-after gallery parallax'],
    ['320x50', 'expandable'],
  ])('of %s pixels are these', (size, slugs) => {
    const sized = banners.filter(({ values }) => `${values.width}x${values.height}` === size);
    expect(sized.map(({ slug }) => slug).sort()).toEqual(slugs.split(' ').sort());
  });
});

describe('the openings', () => {
  it('say the day since when they are open, and an office that is open', () => {
    const open = siteSettings.offices.filter(({ status }) => status === 'open').map(({ key }) => key);
    for (const { values } of openings) {
      expect(values.posted).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
      expect(open).toContain(values.office);
    }
  });

  it('are six, the first three hidden', () => {
    expect(inOrder(openings)).toEqual([
      'junior-qc-engineer',
      'business-development-executive',
      'junior-front-end-developer',
      'developer-intern',
      'graphic-designer-intern',
      'qc-intern',
    ]);
    expect(slugsWhere(openings, 'hidden', true)).toEqual(inOrder(openings).slice(0, 3));
  });

  it('have each the position value its application is sent with', () => {
    const positions = new Map(openings.map(({ slug, values }) => [slug, values.position]));
    expect(inOrder(openings).map((slug) => positions.get(slug))).toEqual([
      'junior_qc_engineer',
      'business_development_executive',
      'front_end_developer',
      'developer_intern',
      'graphic_designer_intern',
      'qc_intern',
    ]);
  });
});

it('a case study begins with a testimonial that is there', () => {
  const testimonials = partTexts.find(({ folder }) => folder === 'testimonials');
  const { quotes } = testimonials?.values as Queries.TestimonialsTextFragment;
  const places = caseStudies.flatMap(({ values }) => values.testimonial ?? []);
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((place) => !(Number(place) >= 1 && Number(place) <= quotes.length))).toEqual([]);
});

describe('content/site.yml', () => {
  it('has every key the site needs', () => {
    const required = fieldsOf('SiteSettings').filter(({ required, name }) => required && name !== 'slug');
    expect(Object.keys(siteSettings)).toEqual(expect.arrayContaining(required.map(({ name }) => name)));
  });

  it('has three offices, of which Brussels is being established', () => {
    expect(siteSettings.offices.map(({ key, status }) => [key, status])).toEqual([
      ['saigon', 'open'],
      ['melbourne', 'open'],
      ['brussels', 'establishing'],
    ]);
  });

  it.each(['en', 'vn'] as const)('names every office in the language (%s)', (language) => {
    expect(siteSettings.offices.filter(({ city, address }) => !city[language] || !address[language])).toEqual(
      [],
    );
  });
});
