import { palm } from './delta.js';

/** The river at noon, with nobody on it yet: the card's and the stage's ground. */
export const draw = () => `<svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice">
  <rect width="1440" height="900" fill="#fadccd"/><circle cx="1030" cy="250" r="190" fill="#fff3df"/>
  <path d="M0 500c220-60 400-30 640-16s520-52 800-8v140H0z" fill="#7fb59a"/><path d="M0 540c300-36 480-8 740-2s460-42 700-12v120H0z" fill="#4f9480"/>
  ${[
    [60, 600, 1.5],
    [210, 590, 0.9],
    [1410, 606, 1.7],
  ]
    .map(([x, y, s], i) => palm(x, y, s, i % 2 ? '#3c8c73' : '#2d7a63'))
    .join('')}
  <path d="M0 604h1440v296H0z" fill="#2a7a7c"/><path d="M0 604h1440v14H0z" fill="#8fc4b8"/>
  ${Array.from({ length: 14 }, (_, i) => `<path d="M${(i * 331) % 1440} ${644 + ((i * 67) % 240)}h${50 + ((i * 29) % 90)}" stroke="#479594" stroke-width="5" stroke-linecap="round"/>`).join('')}
  <path d="M940 650h200M980 676h130M920 704h90" stroke="#fff3df" stroke-width="9" stroke-linecap="round" opacity=".7"/>
  ${palm(30, 930, 1.7, '#1f6652')}${palm(1420, 930, 1.9, '#1f6652')}
  ${[
    [170, 830, 1.5],
    [1250, 850, 1.7],
  ]
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="6" rx="62" ry="13" fill="#3c8c73"/><path d="M0 0C-34-10-44-34-30-54-12-44 0-26 0 0zM0 0C34-10 44-34 30-54 12-44 0-26 0 0z" fill="#f2a8bb"/><path d="M0 0C-22-30-16-62 0-78 16-62 22-30 0 0z" fill="#e98aa3"/></g>`,
    )
    .join('')}
</svg>`;
