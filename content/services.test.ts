import { factsOf, partTexts, serviceTitles, texts } from '../jest/content';
import { problemsOf } from '../jest/declaredTypes';
import { subjects, packages } from '../cms/src/forms/choices';
import { languages } from '../src/i18n/locales';
import { contrastOn } from '../src/lib/textTone';

type Facts = Pick<
  Queries.ServiceFacts,
  'band' | 'layers' | 'order' | 'projects' | 'sections' | 'subject' | 'toolbox'
>;
type Text = Pick<
  Queries.ServiceText,
  | (
      | 'banner'
      | 'description'
      | 'models'
      | 'packages'
      | 'process'
      | 'proof'
      | 'roles'
      | 'sections'
      | 'services'
    )
  | ('setup' | 'toolbox' | 'benefits' | 'results')
>;

const services = factsOf('services').map(({ slug, values }) => [slug, values as unknown as Facts] as const);
const textOf = (slug: string, language: string) =>
  partTexts.find((text) => text.folder === `services/${slug}` && text.language === language)?.values as Text;
const written = services.flatMap(([slug, facts]) =>
  languages.map((language) => [slug, language, facts, textOf(slug, language)] as const),
);

describe('the services', () => {
  it('begin with the five of the specification', () => {
    expect(serviceTitles.slice(0, 10).map(({ slug }) => slug)).toEqual(
      [
        'web-development',
        'mobile-app-development',
        'graphic-design',
        'digital-marketing',
        'offshore-development-center',
      ].flatMap((slug) => [slug, slug]),
    );
  });

  it('have each a place of its own in the lists', () => {
    expect(services.map(([, { order }]) => order).sort()).toEqual(services.map((_, index) => index + 1));
  });

  it('have each a band of its own colour', () => {
    const bands = services.map(([, { band }]) => band);
    expect(new Set(bands).size).toBe(bands.length);
  });
});

describe.each(services)('the facts of %s', (_, facts) => {
  it('have every key they need, and none that the site does not know', () => {
    expect(problemsOf('ServiceFacts', facts)).toEqual([]);
  });

  it('name a subject of the contact form', () => {
    expect(subjects).toContain(facts.subject);
  });

  it('give the band a colour on which white can be read', () => {
    expect(facts.band).toMatch(/^#[0-9a-f]{6}$/);
    // The quiet words are white at 88 %.
    expect(contrastOn(facts.band, 'light')).toBeGreaterThan(5.5);
  });

  it('name six different projects, where they name any', () => {
    const { projects = [] } = facts;
    expect([0, 6]).toContain(new Set(projects).size);
    expect(factsOf('case-studies').map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([...(projects ?? [])]),
    );
  });

  it('give no two sections one address', () => {
    const keys = facts.sections.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe.each(written)('%s (%s)', (_, __, facts, text) => {
  it('has a section with a picture for each of its services, three at least', () => {
    expect(text.sections).toHaveLength(text.services.items.length);
    expect(facts.sections).toHaveLength(text.sections.length);
    expect(text.sections.length).toBeGreaterThanOrEqual(3);
  });

  it('has a screen for each layer of its banner, and a title for each group of tools', () => {
    expect(text.banner.screens).toHaveLength(facts.layers.length);
    expect(text.toolbox ?? []).toHaveLength(facts.toolbox?.length ?? 0);
  });

  it('has lines only for projects that it names', () => {
    const named = (text.results ?? []).map(({ project }) => project);
    expect(facts.projects ?? []).toEqual(expect.arrayContaining(named));
    expect(new Set(named).size).toBe(named.length);
  });

  it('has a description of its own with 110 to 155 characters', () => {
    expect(text.description.length).toBeGreaterThanOrEqual(110);
    expect(text.description.length).toBeLessThanOrEqual(155);
    const others = [
      ...written.filter((one) => one[3] !== text).map((one) => one[3].description),
      ...texts.map(({ frontmatter }) => frontmatter.description),
    ];
    expect(others).not.toContain(text.description);
  });
});

describe.each(languages)('the process (%s)', (language) => {
  it.each(['web-development', 'mobile-app-development', 'graphic-design'])('of %s has four steps', (slug) => {
    expect(textOf(slug, language).process?.steps).toHaveLength(4);
  });
});

describe.each(languages)('web development (%s)', (language) => {
  const { packages: offer, services: list } = textOf('web-development', language);

  it('has six services', () => {
    expect(list.items).toHaveLength(6);
  });

  it('offers the three packages with the figures of the specification', () => {
    expect(offer?.items).toHaveLength(packages.length);
    const figures = offer?.items.map(({ price, points, terms }) =>
      [price, ...points, ...terms.map(({ value }) => value)].join(' ').match(/\d[\d.,–]*\d|\d/g),
    );
    const folded = figures?.map((some) => some?.map((one) => one.replaceAll(/[.,]/g, '')));
    expect(folded).toEqual([
      ['59', '1', '1', '1990000', '2–4'],
      ['99', '9', '2', '3990000', '5–10'],
      ['9', '4', '4990000'],
    ]);
  });
});

describe.each(languages)('the offshore development center (%s)', (language) => {
  const text = textOf('offshore-development-center', language);

  it('has benefits, roles and its three models', () => {
    expect(text.benefits?.items.length).toBeGreaterThan(2);
    expect(text.roles?.items.length).toBeGreaterThan(5);
    expect(text.models?.items.map(({ key }) => key)).toEqual(['team', 'extension', 'project']);
  });

  it('is set up in six steps', () => {
    expect(text.setup?.steps).toHaveLength(6);
  });

  it('gives happy clients, hours worked and projects done as the reasons to choose it', () => {
    expect(text.proof?.items.map(({ figure }) => figure)).toEqual(['clients', 'hours', 'projects']);
  });
});

describe.each(languages)('why us (%s)', (language) => {
  const text = partTexts.find((one) => one.folder === 'why-us' && one.language === language)
    ?.values as Queries.WhyUsText;

  it('has five reasons', () => {
    expect([text.first, ...text.reasons]).toHaveLength(5);
  });

  it('shows six projects, which are the featured ones', () => {
    const places = factsOf('case-studies').flatMap(({ values }) => values.featured ?? []);
    expect(places.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
