import { existsSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { partTexts, siteSettings } from '../jest/content';
import { problemsOf } from '../jest/declaredTypes';
import { languages } from '../src/i18n/locales';

interface Member {
  readonly key: string;
  readonly chapter: string;
  readonly name: string;
  readonly role: { readonly en: string; readonly vn: string };
  readonly line: { readonly en: string; readonly vn: string };
  readonly portrait: string;
  readonly second: string;
}

const team = parse(readFileSync('content/team/people.yml', 'utf8')) as { readonly members: Member[] };
const keys = team.members.map(({ key }) => key);

/** A text of content/company or content/careers, as far as a test reads it. */
const textIn = <Values>(folder: string, language: string) =>
  partTexts.find((text) => text.folder === folder && text.language === language)?.values as Values;

describe('content/team/people.yml', () => {
  it('has everything the team page asks for, and nothing that it does not know', () => {
    expect(problemsOf('Team', team)).toEqual([]);
  });

  it.each(languages)('says what everybody does (%s)', (language) => {
    const silent = team.members.filter(({ role, line }) => !role[language].trim() || !line[language].trim());
    expect(silent).toEqual([]);
  });

  it('gives everybody a key and two pictures of their own', () => {
    const pictures = team.members.flatMap(({ portrait, second }) => [portrait, second]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(pictures).size).toBe(2 * keys.length);
    expect(pictures.filter((picture) => !existsSync(`content/team/${picture}`))).toEqual([]);
  });

  it('has two managing directors, CEO and CTO', () => {
    const directors = team.members.filter(({ chapter }) => chapter === 'directors');
    expect(directors.map(({ role }) => role.en)).toEqual([
      'Managing Director (CEO)',
      'Managing Director (CTO)',
    ]);
  });

  it.each([
    'Business Development Manager, Vietnam',
    'Business Development Manager, Australia',
    'Software Architect',
    'Web Developer',
    'QC Engineer',
    'Android Developer',
    'iOS Developer',
    'Designer',
    'Accountant',
    'Digital Animator',
  ])('has a core member for the role %s', (role) => {
    const members = team.members.filter((member) => member.role.en === role);
    expect(members.map(({ chapter }) => chapter)).not.toContain('directors');
    expect(members.length).toBeGreaterThan(0);
  });
});

describe.each(languages)('the team page (%s)', (language) => {
  interface OurTeam {
    readonly chapters: readonly { readonly key: string }[];
    readonly seats: { readonly items: readonly { readonly members: readonly string[] }[] };
  }
  const { chapters, seats } = textIn<OurTeam>('company/our-team', language);

  it('shows every core member in one of its chapters', () => {
    const shown = new Set(['directors', ...chapters.map(({ key }) => key)]);
    expect(team.members.filter(({ chapter }) => !shown.has(chapter))).toEqual([]);
  });

  it('seats people who are in the team', () => {
    expect(seats.items.flatMap(({ members }) => members).filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe.each(languages)('the other company pages (%s)', (language) => {
  it('split the time of business development into 60% sales, 20% after-sales and 20% marketing', () => {
    interface Opening {
      readonly time: readonly { readonly share: number }[];
    }
    const { time } = textIn<Opening>('careers/business-development-executive', language);
    expect(time.map(({ share }) => share)).toEqual([60, 20, 20]);
  });

  it('have a picture for both places', () => {
    interface Location {
      readonly grounds: readonly { readonly place: string }[];
    }
    const { grounds } = textIn<Location>('company/location', language);
    expect(grounds.map(({ place }) => place)).toEqual(['Melbourne', 'Sydney']);
  });

  it('show every office of content/site.yml', () => {
    interface Contact {
      readonly offices: { readonly places: readonly { readonly key: string }[] };
    }
    const { offices } = textIn<Contact>('company/contact', language);
    expect(offices.places.map(({ key }) => key)).toEqual(siteSettings.offices.map(({ key }) => key));
  });
});
