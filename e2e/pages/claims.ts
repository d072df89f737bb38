import { siteSettings } from '../../jest/content';
import type { Language } from '../../src/i18n/locales';
import type { NamedFacts } from '../../src/lib/withFacts';

/** Something that pages say of the agency in a number, wherever they say it. */
export interface Claim {
  readonly about: string;
  /** Where a sentence says it: its groups are the numbers that it says. */
  readonly said: RegExp;
  /** What it may say. */
  readonly allowed: readonly string[];
  /** What it may say in a sentence that says when that is so. */
  readonly then?: { readonly when: RegExp; readonly allowed: readonly string[] };
}

const { facts, figures } = siteSettings as NamedFacts;

const words = {
  en: 'one two three four five six seven eight nine ten',
  vn: 'một hai ba bốn năm sáu bảy tám chín mười',
} as const;
const wordsOf = (language: Language) => words[language].split(' ');

/** A number, in digits or in a word, or from one to another. */
const numberIn = (language: Language): string => {
  const one = `(?:\\d+\\+?|${wordsOf(language).join('|')})`;
  return `((?:${one}(?: ?– ?| to | or | đến | hay ))?${one})`;
};

/** Months and seasons, and how far the clocks are apart in them. */
const times = {
  en: /April|October|winter|summer|hours on\b/i,
  vn: /tháng|mùa|nửa năm|sớm hơn|hay/i,
};

/** What changes twice a year: both ends, as a text may put them, or one of them where it says when. */
const seasonal = (fact: string, language: Language): Pick<Claim, 'allowed' | 'then'> => {
  const span = facts[fact];
  const ends = (typeof span === 'object' ? span[language] : String(span)).split(/ to | đến /);
  const pairs = [ends, ends.map((end) => String(wordsOf(language).indexOf(end) + 1))];
  const between = [' to ', ' or ', ' đến ', ' hay ', '–', ' – '];
  return {
    allowed: pairs.flatMap((pair) => between.map((word) => pair.join(word))),
    then: { when: times[language], allowed: pairs.flat() },
  };
};

const exactly = (key: string): Pick<Claim, 'allowed'> => ({ allowed: [String(facts[key] ?? figures[key])] });

const patterns = {
  en: {
    answer: (number: string) => `(?:repl(?:y|ies)|answers?)\\b[^.]*? within ${number} hours`,
    shared: (number: string) =>
      `together for ${number} hours|${number} hours (?:at the same time|together|in common|in which everybody|both )|at a desk for ${number} hours`,
    apart: (number: string) =>
      `${number} hours(?:’ difference| apart| behind| ahead| on(?= below))|differ by ${number} hours`,
    years: () => '(?:over|more than) (\\d+) years(?! of experience)',
    experience: (number: string) => `${number} years of experience`,
    team: () => '(?<![\\d,.])(\\d+\\+?) (?:people|of us|team members|members)',
    clients: () => '(\\d+\\+?) (?:happy )?clients',
    projects: () => '(\\d+\\+?) projects',
    hours: () => '(\\d+k?\\+?) hours worked',
  },
  vn: {
    answer: (number: string) => `(?:trả lời|phản hồi)(?: bạn)? trong (?:vòng )?${number} giờ`,
    shared: (number: string) =>
      `cùng làm ${number} giờ|${number} (?:giờ|tiếng) (?:làm cùng lúc|chung|cùng ngồi|hai bên cùng)|cùng ngồi ${number} tiếng`,
    apart: (number: string) => `(?:lệch(?: nhau)?|chậm hơn (?:Melbourne|Sydney)) ${number} (?:giờ|tiếng)`,
    years: () => 'hơn (\\d+) năm(?! kinh nghiệm)',
    experience: (number: string) => `hơn ${number} năm kinh nghiệm`,
    team: () => '(\\d+\\+?) (?:thành viên|nhân sự|người ở Sài Gòn)',
    clients: () => '(\\d+\\+?) khách hàng',
    projects: () => '(\\d+\\+?) dự án',
    hours: () => '(\\d+k?\\+?) giờ làm việc',
  },
} as const;

/** The claims of a language, each with what content/site.yml says. */
export const claimsIn = (language: Language): readonly Claim[] => {
  const number = numberIn(language);
  const allowed = {
    answer: exactly('answerHours'),
    shared: seasonal('sharedHours', language),
    apart: seasonal('hoursApart', language),
    years: exactly('yearsInBusiness'),
    experience: exactly('yearsOfExperience'),
    team: exactly('team'),
    clients: exactly('clients'),
    projects: exactly('projects'),
    hours: exactly('hours'),
  };
  return Object.entries(patterns[language]).map(([about, pattern]) => ({
    about,
    said: new RegExp(pattern(number), 'giu'),
    ...allowed[about as keyof typeof allowed],
  }));
};

/** What a sentence says of a claim, and may not. */
export const contradictions = (sentence: string, claim: Claim): readonly string[] => {
  const { allowed, then } = claim;
  const mayBe = then?.when.test(sentence) ? [...allowed, ...then.allowed] : allowed;
  return numbersSaid(sentence, claim).filter((number) => !mayBe.includes(number));
};

/** The numbers that a text says of a claim. */
export const numbersSaid = (text: string, { said }: Claim): readonly string[] =>
  [...text.matchAll(said)].flatMap(([, ...numbers]) =>
    numbers.filter((number): number is string => number !== undefined).map((number) => number.toLowerCase()),
  );
