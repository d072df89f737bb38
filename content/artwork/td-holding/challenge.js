import { say } from '../shared/language.js';
import { bold, plain } from './words.js';

/** Nine front doors of one house, no two alike, and three that nobody has opened for years. */
const doors = [
  ['#5b8c5a', '#f5efd9', 'round'],
  ['#e0b04c', '#2f4a6b', 'flat'],
  ['#b9b3aa', '#6a5f55', 'shut', '2013'],
  ['#d9683c', '#ffe9c9', 'double'],
  ['#9fb4c4', '#4d5b66', 'shut', '2015'],
  ['#2f6f78', '#f2c8a6', 'round'],
  ['#e9cfd2', '#a23b52', 'double'],
  ['#4a3f7a', '#d9d2f2', 'flat'],
  ['#c7b89a', '#75643f', 'shut', '2012'],
];

const leaf = {
  round: (tone) =>
    `<path d="M44 92V44a30 30 0 0 1 60 0v48z" fill="${tone}"/><circle cx="94" cy="62" r="4" fill="#2a0f1c"/><path d="M58 46a16 16 0 0 1 32 0z" fill="#2a0f1c" opacity=".35"/>`,
  flat: (tone) =>
    `<path d="M46 92V20h56v72z" fill="${tone}"/><path d="M54 28h40v22H54zM54 57h40v26H54z" fill="none" stroke="#2a0f1c" stroke-opacity=".4" stroke-width="3"/><circle cx="95" cy="60" r="4" fill="#d9ad62"/>`,
  double: (tone) =>
    `<path d="M34 92V24h80v68z" fill="${tone}"/><path d="M74 24v68" stroke="#2a0f1c" stroke-width="3"/><path d="M44 34h20v30H44zM84 34h20v30H84z" fill="#2a0f1c" opacity=".3"/><circle cx="68" cy="72" r="3.500" fill="#2a0f1c"/><circle cx="80" cy="72" r="3.500" fill="#2a0f1c"/>`,
  shut: (tone, year) =>
    `<path d="M46 92V20h56v72z" fill="${tone}"/><g fill="#e2d3b3" stroke="#8b7650" stroke-width="1.500"><path d="m30 34 88 12v14L30 48zM30 74l88-14v14L30 88z"/></g><g transform="translate(74 56)"><rect x="-29" y="-15" width="58" height="30" rx="3" fill="#fbf6ee"/>${bold(0, 8, 22, year, { anchor: 'middle', fill: '#8a2f1f' })}</g>`,
};

export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#2a0f1c"/>
  <rect x="22" y="20" width="456" height="56" rx="28" fill="#fbf6ee"/>
  <g fill="none" stroke="#4b1c31" stroke-width="4" stroke-linecap="round"><circle cx="54" cy="46" r="10"/><path d="m61 54 8 8"/></g>
  ${bold(86, 56, 24, 'TD Holding', { fill: '#4b1c31' })}${plain(454, 55, 19, say('9 websites', '9 website'), { fill: '#6f5a50', anchor: 'end' })}
  ${doors
    .map(([wall, tone, kind, year], i) => {
      const at = `translate(${22 + (i % 3) * 154} ${92 + Math.floor(i / 3) * 104})`;
      return `<g transform="${at}"><rect width="148" height="98" rx="4" fill="${wall}"/><path d="M0 90h148v4a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="#2a0f1c" opacity=".35"/>${leaf[kind](tone, year)}</g>`;
    })
    .join('')}
</svg>`;
