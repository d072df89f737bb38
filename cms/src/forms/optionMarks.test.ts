import { marked, markLength, markPattern, quantityField } from './optionMarks';

const ids = ['ab12cd34', 'ab12ce99', 'zz00aa11'];

test('a mark has as many letters as tell the options of a page apart, and at least four', () => {
  expect(markLength(ids)).toBe(6);
  expect(markLength(['ab12cd34', 'zz00aa11'])).toBe(4);
  expect(markLength([])).toBe(4);
});

test('an option that stands there twice needs no longer mark', () => {
  expect(markLength(['ab12cd34', 'ab12cd34'])).toBe(4);
});

test('a mark stands for the one option whose id begins with it', () => {
  const options = ids.map((documentId) => ({ documentId }));
  expect(marked(options, 'ab12cd')).toBe(options[0]);
  expect(marked(options, 'zz00aa11')).toBe(options[2]);
  expect(marked(options, 'ab12')).toBeUndefined();
  expect(marked(options, 'nowhere')).toBeUndefined();
});

test('neither a mark nor the field of its quantity is anything but letters and digits', () => {
  const isMark = new RegExp(`^${markPattern}$`);
  expect(['ab12', 'ab12cd34ef56', 'ab1', 'AB12', 'ab-12', ''].filter((text) => isMark.test(text))).toEqual([
    'ab12',
    'ab12cd34ef56',
  ]);
  expect(quantityField('ab12')).toBe('quantity-ab12');
});
