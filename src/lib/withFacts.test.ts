import { namesFacts, withFacts } from './withFacts';

const site = {
  facts: { answerHours: 24, sharedHours: { en: 'five to six', vn: 'năm đến sáu' } },
  figures: { team: '20+' },
};

describe('a text that names facts', () => {
  it.each([
    ['en', 'We answer within {fact.answerHours} hours.', 'We answer within 24 hours.'],
    ['en', 'Together for {fact.sharedHours} hours', 'Together for five to six hours'],
    ['vn', 'Cùng làm {fact.sharedHours} giờ', 'Cùng làm năm đến sáu giờ'],
    ['vn', '{figure.team} người, {fact.answerHours} giờ', '20+ người, 24 giờ'],
    ['en', 'In {place}, {fact', 'In {place}, {fact'],
  ] as const)('says them in its language (%s: %s)', (language, text, said) => {
    expect(withFacts(text, site, language)).toBe(said);
  });

  it('is told from one that does not', () => {
    expect(namesFacts('We are {figure.team} people')).toBe(true);
    expect(namesFacts('Software in {place}')).toBe(false);
  });

  it.each(['{fact.nothing}', '{figure.answerHours}'])('may name no other (%s)', (text) => {
    expect(() => withFacts(text, site, 'en')).toThrow(`names ${text}`);
  });
});
