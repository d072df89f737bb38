/** @jest-environment jsdom */
import { calloutsIn, type Place } from './callouts';

const here = (facing: number): Place => ({ x: 160, y: 200, facing });
const set = (language: 'en' | 'vi' = 'en') => {
  document.body.innerHTML =
    '<main><button id="hand"></button><svg><path/></svg><div class="points"></div><p role="status"></p></main>';
  const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
  const parts = { ad: find('main'), points: find('.points'), line: find('p'), hand: find('#hand') };
  const callouts = calloutsIn({ ...parts, leader: find('path'), language });
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
    expect(leader.getAttribute('d')).toMatch(/L160 200$/);
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
});
