import { fire, laidAside, onAPageOfItsOwn, show, started } from './firstViewFixture';
import { composing } from './handover';
import { watchIntent } from './intent';

jest.useFakeTimers();
onAPageOfItsOwn();
afterEach(() => jest.clearAllTimers());

/** A field in a part of the page that keeps what happens in it to itself. */
const keptToItself = (...types: string[]): HTMLElement => {
  watchIntent();
  const field = show(`<div id="part"><input data-test></div>${laidAside}`);
  for (const type of types)
    document.getElementById('part')?.addEventListener(type, (event) => event.stopPropagation());
  return field;
};

describe('what a part of the page keeps to itself', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])(
    'is a sign of intent all the same: %s',
    (type) => {
      fire(keptToItself(type), type);
      expect(started()).toBe(1);
    },
  );

  it('is known while an input method composes it', () => {
    const field = keptToItself('compositionstart', 'compositionend');
    fire(field, 'compositionstart');
    expect(document.documentElement.getAttribute(composing)).toBe('');
    fire(field, 'compositionend');
    expect(document.documentElement.hasAttribute(composing)).toBe(false);
  });
});
