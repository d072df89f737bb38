import type { Canvas } from './canvas';
import { circle, cycle, path, rect, ring } from './shapes';

const SKIN = ['#E8BE9C', '#D9A27B', '#F0CDB0', '#C88B63'];
const HAIR = ['#12161C', '#2E2018', '#4B3423', '#6B4A2F'];

/** A head with hair on shoulders, without features: a person, but nobody in particular. */
export const portrait = ({ width, palette, random }: Canvas): string => {
  const unit = width / 400;
  const at = (value: number): number => value * unit;
  const skin = random.pick(SKIN);
  const hair = random.pick(HAIR);
  const long = rect(at(112), at(120), at(176), at(210), hair, at(80));
  const bun = circle(at(200), at(70), at(36), hair);
  const back = random.pick([long, bun, '']);
  const fringe = random.pick([
    [
      ['M', at(118), at(170)],
      ['Q', at(120), at(75), at(200), at(75)],
      ['Q', at(285), at(80), at(282), at(175)],
      ['Q', at(240), at(120), at(118), at(170), 'Z'],
    ],
    [
      ['M', at(116), at(180)],
      ['Q', at(105), at(72), at(205), at(72)],
      ['Q', at(300), at(80), at(284), at(180)],
      ['Q', at(200), at(105), at(116), at(180), 'Z'],
    ],
  ]);
  const body = path(
    [
      ['M', at(40), at(400)],
      ['Q', at(50), at(292), at(200), at(290)],
      ['Q', at(350), at(292), at(360), at(400), 'Z'],
    ],
    cycle(palette.colours, 0),
  );
  return (
    ring(at(200), at(190), at(185), cycle(palette.colours, 2), at(26)) +
    back +
    body +
    rect(at(168), at(240), at(64), at(80), skin, at(30)) +
    circle(at(200), at(182), at(84), skin) +
    path(fringe, hair)
  );
};
