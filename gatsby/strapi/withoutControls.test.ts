import { withoutControls } from './withoutControls';

it('texts of the CMS lose their control characters, and nothing else changes', () => {
  const entry = {
    ...{ title: 'a\0b\x1bc', price: 5, isOpen: true, none: null, lines: 'one\n\ttwo 🦌' },
    layouts: [{ title: '\x07x', thumbnail: { alternativeText: '\vdoor\x7f' } }],
  };
  expect(withoutControls(entry)).toEqual({
    ...{ title: 'abc', price: 5, isOpen: true, none: null, lines: 'one\n\ttwo 🦌' },
    layouts: [{ title: 'x', thumbnail: { alternativeText: 'door' } }],
  });
});
