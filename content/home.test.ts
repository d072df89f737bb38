import { resolve } from 'node:path';

import { parse } from 'yaml';

import { factsOf, partTexts, read, siteSettings } from '../jest/content';
import { problemsOf } from '../jest/declaredTypes';
import { languages, type Language } from '../src/i18n/locales';

interface HomeText {
  readonly figures: readonly { readonly figure: string }[];
  readonly services: { readonly slugs: readonly string[] };
  readonly offices: { readonly places: readonly { readonly key: string }[] };
}

const valuesOf = <Values>(folder: string, language: Language) =>
  partTexts.find((text) => text.folder === folder && text.language === language)?.values as Values;
const home = valuesOf<HomeText>('home', 'en');
const clients = parse(read(resolve('content/clients/facts.yml'))) as {
  readonly logos: readonly { readonly name: string; readonly picture: string }[];
};

describe('the home page', () => {
  it('offers four services, each with a text of its own', () => {
    expect(home.services.slugs).toEqual([
      'web-development',
      'mobile-app-development',
      'graphic-design',
      'digital-marketing',
    ]);
    const services = factsOf('services').map(({ slug }) => slug);
    expect(services).toEqual(expect.arrayContaining([...home.services.slugs]));
  });

  it('shows six figures: years, team, clients, projects, hours, support', () => {
    const { figures } = siteSettings;
    expect(home.figures.map(({ figure }) => figures[figure])).toEqual([
      '5+',
      '20+',
      '40+',
      '60+',
      '50k',
      '24/7',
    ]);
  });

  it('shows every office of content/site.yml, in its order', () => {
    expect(home.offices.places.map(({ key }) => key)).toEqual(siteSettings.offices.map(({ key }) => key));
  });

  it.each(languages)('quotes six clients (%s)', (language) => {
    expect(valuesOf<{ quotes: unknown[] }>('testimonials', language).quotes).toHaveLength(6);
  });
});

describe('the marks of the clients', () => {
  it('have every part that a page asks for', () => {
    expect(problemsOf('Clients', clients)).toEqual([]);
  });

  it.each(clients.logos.map(({ name, picture }) => [name, picture]))(
    'stand in a box of 160 by 40, so that none looks larger than another (%s)',
    (_, picture) => {
      expect(read(resolve('content/clients', picture ?? ''))).toMatch(/<svg[^>]* viewBox="0 0 160 40"/);
    },
  );
});
