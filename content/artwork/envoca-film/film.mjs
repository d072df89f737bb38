import { say } from '../shared/language.js';
import { along, between, ease, shown, spring } from './motion.mjs';
import { phone } from './phone.mjs';
import { fallingWord, street, walker } from './street.mjs';

const lines = (now) => {
  const seen = shown(now, 4.2, 7.7);
  if (seen === 0) return '';
  return `<g opacity="${seen.toFixed(2)}"><rect x="190" y="596" width="580" height="94" rx="20" fill="#10161f" opacity=".86"/>
    <text x="480" y="636" font-size="30" font-weight="600" fill="#fff" text-anchor="middle">It is only a drizzle, come on.</text>
    <text x="480" y="673" font-size="27" font-weight="500" fill="#f7cf3e" text-anchor="middle">Mưa phùn thôi mà, đi nào.</text></g>`;
};

/** The word's own film: rain begins, somebody feels it with a hand, opens an umbrella, and goes all the same. */
const scene = (now) => {
  const going = ease(along(now, 5, 8.2));
  const shift = going * 210 + Math.max(0, now - 8.2) * 34;
  const step = going * 5.2 + Math.max(0, now - 8.2) * 1.3;
  const word = shown(now, 0.9, 4.1, 0.3);
  return `${street(now, shift, between(0.35, 1, ease(along(now, 0, 2.6))))}
    ${walker({ x: between(186, 380, going), y: 578, size: 2.2, step, open: spring(along(now, 3.3, 4)), hand: ease(along(now, 1.9, 2.5)) * (1 - ease(along(now, 3.2, 3.6))), smile: ease(along(now, 2.9, 3.4)) })}
    ${word > 0 ? `<g opacity="${now < 2.8 ? 1 : word.toFixed(2)}">${fallingWord(now, 0.3, 458, 330, 116, '#fff')}<text x="464" y="388" font-size="34" font-weight="500" fill="#f7cf3e" opacity="${ease(along(now, 2, 2.5)).toFixed(2)}">mưa phùn</text></g>` : fallingWord(now, 0.3, 458, 330, 116, '#fff').repeat(now < 1 ? 1 : 0)}
    ${lines(now)}`;
};

/** What stays of a word: known, fading, nearly gone. And the day it comes back. */
const back = (now) => {
  const part = ease(along(now, 15.6, 16.4));
  if (part === 0) return '';
  const days = say(['Sun', 'Mon', 'Tue', 'Wed', 'Thu'], ['CN', 'T2', 'T3', 'T4', 'T5']);
  const tone = ['#1b1608', '#8f6c04', '#b98d0b', '#dcae1c', '#1b1608'];
  return `<g><circle cx="480" cy="420" r="${(part * 760).toFixed(1)}" fill="#f7cf3e"/>${days
    .map((day, i) => {
      const come = spring(along(now, 16.1 + i * 0.24, 16.7 + i * 0.24));
      const thursday = i === 4;
      return `<g transform="translate(${72 + i * 168} ${between(430, 338, come).toFixed(1)})" opacity="${Math.min(1, come).toFixed(2)}"><rect width="144" height="150" rx="24" fill="${thursday ? '#1b1608' : '#fbe28a'}"/><text x="72" y="46" font-size="24" font-weight="650" fill="${thursday ? '#f7cf3e' : '#75663f'}" text-anchor="middle">${day}</text><text class="word" x="72" y="104" font-size="31" fill="${thursday ? '#fff' : tone[i]}" text-anchor="middle">drizzle</text></g>`;
    })
    .join('')}
    <text class="word" x="70" y="206" font-size="58" fill="#1b1608" opacity="${ease(along(now, 16.2, 16.7)).toFixed(2)}">${say('Back on Thursday,', 'Thứ Năm gặp lại,')}</text>
    <text class="word" x="70" y="278" font-size="58" fill="#1b1608" opacity="${ease(along(now, 16.5, 17)).toFixed(2)}">${say('before it is gone.', 'đúng lúc sắp quên.')}</text>
    <text x="74" y="580" font-size="32" font-weight="500" fill="#5b4400" opacity="${ease(along(now, 17.3, 17.8)).toFixed(2)}">${say('Twelve words a day, in six minutes.', 'Mỗi ngày mười hai từ, trong sáu phút.')}</text></g>`;
};

/** One picture of the film, 960 x 720, as the inside of an SVG. */
export const frame = (now) => {
  const out = ease(along(now, 7.6, 8.7));
  const film = scene(now);
  if (out === 0) return film;
  // The eye draws back: what filled the picture is the head of a screen in a hand's size.
  const closer = ease(along(now, 10.3, 11));
  const size = between(960 / 390, between(0.84, 1.42, closer), out);
  const x = between(0, between(316, 203, closer), out);
  const y = between(0, between(32, -406, closer), out);
  return `<rect width="960" height="720" fill="#f7cf3e"/>
    <g opacity="${out.toFixed(2)}"><text class="word" x="-20" y="300" font-size="250" fill="#eebd25">drizzle</text><text class="word" x="-20" y="560" font-size="250" fill="#f1c433">drizzle</text></g>
    <g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(4)})">${phone(now, film)}</g>${back(now)}`;
};
