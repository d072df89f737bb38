/** @jest-environment jsdom */
import { calloutsIn, type Place } from './callouts';

const here = (facing: number): Place => ({ x: 160, y: 200, facing });
/** The browser of the tests measures nothing and holds no pointer. */
const measure = (key: 'offsetLeft' | 'offsetTop' | 'offsetWidth' | 'offsetHeight', value: number) =>
  Object.defineProperty(HTMLElement.prototype, key, { configurable: true, value });
HTMLElement.prototype.setPointerCapture = () => {};
const grab = jest.fn();
const set = (language: 'en' | 'vi' = 'en') => {
  grab.mockClear();
  document.body.innerHTML =
    '<main><button id="hand"></button><svg><path/></svg><div class="points"></div><p role="status"></p></main>';
  const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
  const parts = { ad: find('main'), points: find('.points'), line: find('p'), hand: find('#hand') };
  const callouts = calloutsIn({ ...parts, leader: find('path'), language, grab });
  return {
    ...parts,
    callouts,
    leader: find('path'),
    buttons: [...document.querySelectorAll('.points button')],
  };
};
const [wheel, tailgate] = [
  [here(0.9), undefined, undefined],
  [undefined, undefined, here(0.95)],
];

describe('the lines of the details', () => {
  it('open by themselves as they come round, with a leader to their place, and close as they go', () => {
    const { callouts, line, leader, ad, buttons } = set();
    callouts.draw(tailgate, 20);
    expect(line.textContent).toBe('Wide open The tailgate clears a pram, unfolded.');
    expect(buttons[2]?.getAttribute('aria-expanded')).toBe('true');
    expect(leader.getAttribute('d')).toMatch(/V200\.0$/);
    expect(ad.className).toBe('reading');
    callouts.draw(wheel, 20);
    expect(line.textContent).toMatch(/^17 inches/);
    callouts.draw([undefined, here(0.5), undefined], 20);
    expect(line.textContent).toBe('');
    expect(ad.className).toBe('');
  });

  it('wait for the visitor: what the car does by itself opens none', () => {
    const { callouts, line } = set();
    callouts.draw(wheel, undefined);
    expect(line.textContent).toBe('');
  });

  it('are opened and closed by their points, and stay closed until they come round again', () => {
    const { callouts, line, buttons } = set('vi');
    callouts.draw(wheel, 0);
    const [button] = buttons as HTMLButtonElement[];
    button?.click();
    callouts.draw(wheel, 0);
    expect(line.textContent).toBe('');
    button?.click();
    expect(line.textContent).toMatch(/^Vành 17 inch/);
    callouts.close();
    expect(line.textContent).toBe('');
    callouts.draw([undefined, undefined, undefined], 0);
    callouts.draw(wheel, 0);
    expect(line.textContent).toMatch(/^Vành 17 inch/);
  });

  it('close with their point when it goes to the far side, and give the focus to the hand', () => {
    const { callouts, line, buttons, hand } = set();
    callouts.draw([here(0.5), undefined, undefined], undefined);
    const [button] = buttons as HTMLButtonElement[];
    button?.focus();
    button?.click();
    expect(line.textContent).not.toBe('');
    callouts.draw(tailgate, undefined);
    expect(line.textContent).toBe('');
    expect(document.activeElement).toBe(hand);
    expect(button?.hidden).toBe(true);
  });

  it.each([34, 90, 160, 243, 286])(
    'stand so that their leader is upright, and inside of the banner (%d)',
    (x) => {
      for (const [key, value] of [
        ['offsetLeft', 18],
        ['offsetTop', 66],
        ['offsetWidth', 250],
        ['offsetHeight', 37],
      ] as const)
        measure(key, value);
      const { callouts, line, leader } = set();
      callouts.draw([{ x, y: 200, facing: 0.9 }, undefined, undefined], 0);
      const moved = Number.parseFloat(line.style.translate || '0');
      expect(18 + moved).toBeGreaterThanOrEqual(18);
      expect(18 + moved + 250).toBeLessThanOrEqual(302);
      // Seen from a step back, as long as somebody reads.
      const seen = 160 + (x - 160) * 0.95;
      expect(seen).toBeGreaterThanOrEqual(18 + moved + 16);
      expect(seen).toBeLessThanOrEqual(18 + moved + 250 - 16);
      expect(leader.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+V[\d.]+$/);
    },
  );

  describe('of a point that is pressed', () => {
    const press = (type: string, button: Element | undefined, x: number, y = 100) =>
      button?.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }));
    const pressed = () => {
      const { callouts, line, buttons } = set();
      callouts.draw(wheel, undefined);
      const [button] = buttons;
      press('pointerdown', button, 100);
      return { line, button };
    };

    it.each([
      [104, 100],
      [97, 103],
      [70, 100],
    ])('stays closed where the hand moves by four pixels or more: it turns the car (%d, %d)', (x, y) => {
      const { line, button } = pressed();
      press('pointermove', button, x, y);
      expect(grab).toHaveBeenCalledTimes(1);
      press('pointermove', button, x + 20, y);
      expect(grab).toHaveBeenCalledTimes(1);
      button?.dispatchEvent(new MouseEvent('click', { detail: 1 }));
      expect(line.textContent).toBe('');
    });

    it('opens where the hand all but stands: it is a tap', () => {
      const { line, button } = pressed();
      press('pointermove', button, 102, 102);
      press('pointerup', button, 102, 102);
      press('pointermove', button, 180);
      press('click', button, 102, 102);
      expect(grab).not.toHaveBeenCalled();
      expect(line.textContent).toMatch(/^17 inches/);
    });

    it('opens by the keyboard after a hand has turned the car from it', () => {
      const { line, button } = pressed();
      press('pointermove', button, 130);
      press('pointerup', button, 130);
      button?.dispatchEvent(new MouseEvent('click', { detail: 0 }));
      expect(line.textContent).toMatch(/^17 inches/);
    });
  });
});
