import { filesBelow, nameOf, read, siteSettings, sitePaths, texts, type Text } from '../jest/content';
import { languages } from '../src/i18n/locales';
import { withFacts } from '../src/lib/withFacts';

const sibling = ({ room, slug }: Text, language: string) =>
  texts.find((text) => text.room === room && text.slug === slug && text.language === language);
const named = texts.map((text) => [text.name, text] as const);

const places = ['Melbourne', 'Sydney'];

/** The location page stands at two addresses, each with its own description. */
const descriptionsOf = ({ frontmatter }: Text): string[] => {
  const description = withFacts(frontmatter.description ?? '', siteSettings, 'en');
  return description.includes('{place}')
    ? places.map((place) => description.replaceAll('{place}', place))
    : [description];
};

describe('the texts under content/', () => {
  it('stand in the rooms the site knows', () => {
    expect([...new Set(texts.map(({ room }) => room))].sort()).toEqual(['banners', 'pages', 'portfolio']);
  });
});

describe.each(named)('%s', (_, text) => {
  it('exists in both languages', () => {
    expect(languages.map((language) => sibling(text, language)?.language)).toEqual(languages);
  });

  it('has the same front matter in both languages, nothing of it empty', () => {
    const keys = Object.keys(sibling(text, 'en')?.frontmatter ?? {});
    expect(Object.keys(text.frontmatter)).toEqual(keys);
    expect(Object.values(text.frontmatter).filter((value) => !String(value).trim())).toEqual([]);
    expect(text.frontmatter).toHaveProperty('title');
  });

  it('accents one **phrase** of its heading or two, and none of what is shown plain', () => {
    const { heading = '', ...plain } = text.frontmatter;
    expect([1, 3, 5]).toContain(heading.split('**').length);
    expect(Object.values(plain).join()).not.toContain('**');
  });

  it('has no heading of the first level, for a page has one of its own', () => {
    expect(text.body).not.toMatch(/^# /m);
  });

  it('links pages that exist, in its own language', () => {
    const links = [...text.body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => link);
    const prefix = `/${text.language}`;
    const wrong = links.filter(
      (link) =>
        !link.startsWith(`${prefix}/`) || !sitePaths.has(link.slice(prefix.length).replace(/[?#].*$/, '')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('English words', () => {
  it.each(
    filesBelow('content')
      .filter((file) => /\.(md|json|yml)$/.test(file))
      .map(nameOf),
  )('have the apostrophe of print (%s)', (file) => {
    expect(read(file).match(/\S*[a-z]'(?:s|t|re|ve|ll|d|m)\b/gi)).toBeNull();
  });
});

describe('a description', () => {
  it.each(named)('of %s has 110 to 155 characters', (_, text) => {
    for (const description of descriptionsOf(text)) {
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(155);
    }
  });

  it.each(languages)('is that of one page only (%s)', (language) => {
    const all = texts.filter((text) => text.language === language).flatMap(descriptionsOf);
    expect(all.filter((description, index) => all.indexOf(description) !== index)).toEqual([]);
  });
});

describe('the brand, its phones and its e-mails', () => {
  const { name, phones, whatsapp, emails } = siteSettings;
  const once = [name, ...Object.values(phones), whatsapp, ...Object.values(emails)];
  const contents = filesBelow('content').filter((file) => /\.(md|json|yml)$/.test(file));
  const sources = filesBelow('src').filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  // The name in a comment is nobody's brand.
  const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

  it.each(once)("stand in content/site.yml alone: '%s' is in no other content file", (value) => {
    const others = contents.filter((file) => read(file).includes(value)).map(nameOf);
    expect(others).toEqual(['content/site.yml']);
  });

  it.each(once)("stand in content/site.yml alone: '%s' is in no source file", (value) => {
    expect(sources.filter((file) => code(file).includes(value)).map(nameOf)).toEqual([]);
  });
});
