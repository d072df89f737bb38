/** Queries of any shape, as a scanner or a broken client sends them. */
import { VISITOR_QUESTIONS } from '../src/visitorQuestions';
import { pathOf, timed } from './support/questions';

describe('odd queries', () => {
  const WORDS = [
    ...['populate', 'fields', 'filters', 'sort', 'pagination', 'locale', 'status', '_q', 'a'],
    ...['tags', 'categories', 'dicomBlogs', 'user', 'avatar', 'titleImage', 'localizations', 'collections'],
    ...['title', 'slug', 'id', 'documentId', 'views', '$or', '$and', '$not', '$eq', '$in', '$between'],
    ...['$containsi', '$null', '$notNull', 'count', 'page', 'limit', 'start', '0', '7', '', '*'],
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '%00', '%F0%9F', ']', '['],
  ];
  const VALUES = [
    ...['', '*', 'true', 'null', '-1', '1e9', '99999999999999999999', 'NaN', '%00', '%ED%A0%80', '%'],
    ...['tags', 'tags.dicomBlogs', 'title:desc', 'x,y', '__proto__', "'--", '{"a":1}', 'x'.repeat(500)],
  ];

  /** Numbers from a seed (mulberry32), so that what fails once fails again. */
  const random = (seed: number) => (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  it('are answered at once, with 200, 400 or 403, whatever they are', async () => {
    const next = random(20);
    const pick = <One>(list: readonly One[]): One => list[Math.floor(next() * list.length)] as One;
    const parameter = (): string => {
      const depth = Math.floor(next() * 6);
      const keys = Array.from({ length: depth }, () => `[${pick(WORDS)}]`).join('');
      return `${pick(WORDS.slice(0, next() < 0.8 ? 6 : WORDS.length))}${keys}${next() < 0.1 ? '' : `=${pick(VALUES)}`}`;
    };
    for (let count = 0; count < 400; count += 1) {
      const query = Array.from({ length: 1 + Math.floor(next() * 3) }, parameter).join('&');
      const path = `${pathOf(pick(Object.keys(VISITOR_QUESTIONS)))}?${query}`;
      const { status } = await timed(path);
      expect({ path, status: [200, 400, 403].includes(status) }).toEqual({ path, status: true });
    }
  });

  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty=1', 'populate[constructor]=true'])(
    'that name what every object has are refused like any other: GET /dicom-blogs?%s',
    async (query) => {
      expect((await timed(`dicom-blogs?${query}`)).status).toBe(400);
    },
  );
});
