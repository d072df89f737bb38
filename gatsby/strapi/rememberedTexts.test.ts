import { rememberedTexts } from './rememberedTexts';

test('work on a text is done once, and forgotten when a whole build did not ask for it', () => {
  const work = jest.fn((text: string) => text.toUpperCase());
  const texts = rememberedTexts(work);
  expect([texts.of('a'), texts.of('a'), texts.of('b')]).toEqual(['A', 'A', 'B']);
  expect(work).toHaveBeenCalledTimes(2);
  texts.turn();
  expect(texts.of('a')).toBe('A');
  texts.turn();
  expect(texts.of('a')).toBe('A');
  expect(work).toHaveBeenCalledTimes(2);
  expect(texts.of('b')).toBe('B');
  expect(work).toHaveBeenCalledTimes(3);
});
