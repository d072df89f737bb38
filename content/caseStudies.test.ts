import { factsOf, partTexts } from '../jest/content';
import { languages } from '../src/i18n/locales';

interface Titled {
  readonly title: string;
  readonly text: string;
}

interface Figure {
  readonly value: string;
  readonly text: string;
  readonly compare?: readonly { readonly label: string; readonly share: number; readonly ours?: true }[];
  readonly ofAll?: true;
}

interface CaseStudy {
  readonly [key: string]: unknown;
  readonly heading: string;
  readonly description: string;
  readonly summary: string;
  readonly outcome: string;
  readonly figures: readonly Figure[];
  readonly features: readonly Titled[];
  readonly challenges: readonly Titled[];
  readonly steps: readonly Titled[];
  readonly notes?: readonly Titled[];
  readonly done: readonly (Titled & { readonly icon: string })[];
  readonly roles?: readonly Titled[];
  readonly languages?: readonly string[];
  readonly close: string;
}

const required =
  'title heading description summary outcome lead services figures about features challenges steps done close';
const icons = ['web', 'app', 'iot', 'graphic', 'motion', 'turn', 'film', 'shop', 'content', 'support'];

const slugs = factsOf('case-studies').map(({ slug }) => slug);
const find = (slug: string, language: string) =>
  partTexts.find((text) => text.folder === `case-studies/${slug}` && text.language === language);
const textOf = (slug: string, language: string) => find(slug, language)?.values as CaseStudy;

const everyText = slugs.flatMap((slug) => languages.map((language) => [slug, language] as const));

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

const sentencesOf = (value: unknown): string[] =>
  wordsIn(value)
    .flatMap((string) => string.replaceAll('**', '').split(/(?<=[.?!:;]) /))
    .map((sentence) => sentence.toLowerCase())
    .filter((sentence) => sentence.split(' ').length > 4);

/** What the card and the search engines show says again what the page says. */
const sentencesOfPage = ({ description: _, summary: __, outcome: ___, ...page }: CaseStudy) =>
  sentencesOf(page);

/** 2,000 and 2.000 are the same number; so are 0.45 and 0,45. */
const digitsOf = (value: unknown): string[] =>
  (JSON.stringify(value).match(/\d[\d.,]*/g) ?? []).map((number) => number.replace(/[.,]/g, ''));

const sizesOf = ({
  figures,
  features,
  challenges,
  steps,
  done,
  notes,
  roles,
  languages: spoken,
}: CaseStudy) =>
  [figures, features, challenges, steps, done, notes, roles, spoken].map((list) => list?.length);

it('is written for every case study in both languages', () => {
  const missing = everyText.filter(([slug, language]) => !find(slug, language));
  expect(slugs.length).toBeGreaterThanOrEqual(18);
  expect(missing).toEqual([]);
});

describe.each(everyText)('%s (%s)', (slug, language) => {
  const text = textOf(slug, language);

  it('has every part of a case study', () => {
    const optional = ['notes', 'roles', 'languages'];
    expect(Object.keys(text).filter((key) => !optional.includes(key))).toEqual(required.split(' '));
  });

  it('has three figures, four or six features, three challenges, four steps and three services', () => {
    const [figures, features, ...others] = sizesOf(text);
    expect([4, 6]).toContain(features);
    expect([figures, ...others.slice(0, 3)]).toEqual([3, 3, 4, 3]);
  });

  it('accents one phrase of a heading that two lines hold', () => {
    expect(text.heading.split('**')).toHaveLength(3);
    expect(text.heading.replaceAll('**', '').length).toBeLessThanOrEqual(60);
  });

  it('is short where there is little room', () => {
    expect(text.summary.length).toBeLessThanOrEqual(110);
    expect(text.outcome.length).toBeLessThanOrEqual(80);
    expect(text.features.filter(({ title }) => title.length > 40)).toEqual([]);
    expect(text.description.length).toBeGreaterThanOrEqual(50);
    expect(text.description.length).toBeLessThanOrEqual(160);
  });

  it('puts each challenge in a whole sentence, and asks at the end', () => {
    expect(text.challenges.filter(({ title }) => !/[.?!]$/.test(title))).toEqual([]);
    expect(text.close).toMatch(/\?$/);
  });

  it('draws at most the first figure as bars: parts of a whole as such, anything else with the longest full', () => {
    const [first, ...others] = text.figures;
    expect(others.filter(({ compare }) => compare)).toEqual([]);
    const bars = first?.compare ?? [];
    // What their words say: 75% and 9/12.
    const said = bars.map(({ label }) => {
      const [, percent, part, whole] = / (?:(\d+)%|(\d+)\/(\d+))$/.exec(label) ?? [];
      return Number(percent ?? Math.round((100 * Number(part)) / Number(whole)));
    });
    const shares = bars.map(({ share }) => share);
    if (first?.ofAll) expect(shares).toEqual(said);
    else expect(bars.length === 0 ? 100 : Math.max(...shares)).toBe(100);
  });

  it('marks one bar as ours: the one that the figure beside it speaks of', () => {
    const [first] = text.figures;
    const ours = first?.compare?.filter((bar) => bar.ours).map(({ label }) => label);
    expect(ours).toEqual([expect.stringContaining(first?.value ?? '')]);
  });

  it('gives its services pictures that exist, none twice', () => {
    const own = text.done.map(({ icon }) => icon);
    expect(icons).toEqual(expect.arrayContaining(own));
    expect(new Set(own).size).toBe(own.length);
  });

  it('says nothing twice', () => {
    const sentences = sentencesOfPage(text);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('has no filler', () => {
    expect(wordsIn(text).join(' ')).not.toMatch(/lorem|ipsum|todo|tbd|xxx/i);
  });
});

describe.each(slugs)('%s in two languages', (slug) => {
  const [english, vietnamese] = [textOf(slug, 'en'), textOf(slug, 'vn')];

  it('has as many figures, features, challenges and steps in one as in the other', () => {
    expect(sizesOf(vietnamese)).toEqual(sizesOf(english));
  });

  it('draws the same bars, and marks the same one', () => {
    const bars = ({ figures }: CaseStudy) =>
      figures.map(({ compare, ofAll }) => [ofAll, compare?.map(({ share, ours }) => [share, ours])]);
    expect(bars(vietnamese)).toEqual(bars(english));
  });

  it('gives the same numbers in its figures', () => {
    expect(digitsOf(vietnamese.figures)).toEqual(digitsOf(english.figures));
  });

  it('shows the same pictures of services', () => {
    expect(vietnamese.done.map(({ icon }) => icon)).toEqual(english.done.map(({ icon }) => icon));
  });

  it('leaves no sentence in English', () => {
    const marked = /[àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ]/i;
    const englishWord = /\b(the|and|of|with|is|are|was|for|from|this|that|your|which|not|it)\b/i;
    const sentences = sentencesOf(vietnamese);
    expect(sentences.filter((one) => !marked.test(one) || englishWord.test(one))).toEqual([]);
  });
});

describe('a description', () => {
  it.each(languages)('is that of one case study only (%s)', (language) => {
    const all = slugs.map((slug) => textOf(slug, language).description);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what only one case study has', () => {
  it('is the six roles of the e-learning system', () => {
    expect(slugs.filter((slug) => textOf(slug, 'en').roles)).toEqual(['goen-e-learning-system']);
    expect(textOf('goen-e-learning-system', 'vn').roles).toHaveLength(6);
  });

  it('is the four languages of the spa', () => {
    expect(slugs.filter((slug) => textOf(slug, 'en').languages)).toEqual(['white-spa-and-nail']);
    expect(textOf('white-spa-and-nail', 'vn').languages).toHaveLength(4);
  });
});
