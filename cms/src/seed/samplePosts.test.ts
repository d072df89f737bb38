import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '..', '..', 'seed', 'posts');
const texts = readdirSync(folder).flatMap((post) =>
  readdirSync(path.join(folder, post))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${post}/${file}`),
);

const words = (html: string): string[] =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

it('there are sample posts in both languages', () => {
  expect(texts.filter((text) => text.endsWith('/en.html')).length).toBeGreaterThan(20);
  expect(texts.filter((text) => text.endsWith('/vi.html')).length).toBeGreaterThan(20);
});

it.each(texts)('a sample post has at least 600 words: %s', (text) => {
  expect(words(readFileSync(path.join(folder, text), 'utf8')).length).toBeGreaterThanOrEqual(600);
});
