import { fieldExtensions } from './fieldExtensions';
import { languageOf, typeset, typesetStrings } from './typeset';

describe('a text', () => {
  it('is joined in Vietnamese alone', () => {
    expect(typeset('Dự án', 'vn')).toBe('Dự\u00A0án');
    expect([typeset('Dự án', 'en'), typeset('Dự án', undefined)]).toEqual(['Dự án', 'Dự án']);
  });

  it('keeps a number with what it counts in both languages', () => {
    expect([typeset('24 hours', 'en'), typeset('24 giờ', 'vn')]).toEqual(['24\u00A0hours', '24\u00A0giờ']);
  });

  it('may be one of a list, one in both languages, or missing', () => {
    expect(typeset(['Dự án', 'Blog'], 'vn')).toEqual(['Dự\u00A0án', 'Blog']);
    expect(typeset({ en: 'Sài Gòn', vn: 'Sài Gòn' }, undefined)).toEqual({
      en: 'Sài Gòn',
      vn: 'Sài\u00A0Gòn',
    });
    expect(typeset(null, 'vn')).toBeNull();
  });
});

describe('strings', () => {
  const strings = {
    nav: { work: 'Dự án' },
    ask: 'Khi nào bạn cần dự án?',
    run: 'Mọi dự án đều khác nhau.',
    wait: 'Đang tìm dự án…',
    ways: 'Gọi cho dự án:',
    alt: 'Dự án đầu tiên đặt trên bàn, bên cạnh là ly cà phê sữa đá và cuốn sổ',
  };
  const set = (language: 'en' | 'vn') =>
    JSON.parse(typesetStrings(JSON.stringify(strings), language)) as object;

  it('are joined where they are labels, questions or headings, not where they are sentences or describe a picture', () => {
    expect(set('vn')).toEqual({
      ...strings,
      nav: { work: 'Dự\u00A0án' },
      ask: 'Khi nào bạn cần dự\u00A0án?',
    });
  });

  it('stay as they are in English', () => {
    expect(set('en')).toEqual(strings);
  });
});

describe('the language of a node', () => {
  it.each([
    ['a text in parts', { language: 'vn' }, 'vn'],
    ['a text in Markdown', { fields: { language: 'en' } }, 'en'],
    ['an entry of the CMS', { locale: 'vi' }, 'vn'],
    ['an English entry', { locale: 'en' }, 'en'],
    ['facts', { slug: 'envoca' }, undefined],
    ['nothing', null, undefined],
  ])('of %s', (_, node, language) => {
    expect(languageOf(node)).toBe(language);
  });
});

describe('a field of the schema', () => {
  const field = (name: string, resolve?: () => unknown) => {
    const extended = fieldExtensions.find((one) => one.name === name)?.extend({}, { resolve });
    const answer = (source: object, root: object | null = null) =>
      extended?.resolve(
        source,
        {},
        {
          defaultFieldResolver: () => Object(source).value as unknown,
          nodeModel: { findRootNodeAncestor: (_part, is) => (is(root) ? root : null) },
        },
        {},
      );
    return answer;
  };

  it('is set in the language of its node', async () => {
    expect(await field('typeset')({ language: 'vn', value: 'Dự án' })).toBe('Dự\u00A0án');
    expect(await field('typeset')({ language: 'en', value: 'Dự án' })).toBe('Dự án');
  });

  it('is set in the language of the node that it is a part of', async () => {
    expect(await field('typeset')({ value: 'Dự án' }, { language: 'vn' })).toBe('Dự\u00A0án');
    expect(await field('typeset')({ value: 'Dự án' }, { slug: 'a' })).toBe('Dự án');
  });

  it('is what it was resolved to before', async () => {
    expect(await field('typeset', async () => 'Đội ngũ')({ language: 'vn', value: 'Dự án' })).toBe(
      'Đội\u00A0ngũ',
    );
  });

  it('of strings has the labels among them joined', async () => {
    expect(await field('typesetStrings')({ language: 'vn', value: '{"work":"Dự án"}' })).toBe(
      '{"work":"Dự\u00A0án"}',
    );
    expect(await field('typesetStrings')({ language: 'vn', value: null })).toBeNull();
  });
});
