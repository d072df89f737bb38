import { say } from '../shared/language.js';

/** What 20,000 dollars became from 2009 to the end of 2018, after the fee: ten honest years, two of them bad. */
export const years = [20000, 22300, 24100, 21880, 24500, 28700, 31200, 33100, 30340, 33900, 36250];
const savings = (year) => 20000 * 1.031 ** year;

/** Months between the years, with a little unrest that always falls the same way. */
const months = years.slice(0, -1).flatMap((from, year) =>
  Array.from({ length: 12 }, (_, month) => {
    const to = years[year + 1];
    const unrest = Math.sin(year * 12 + month) * 260 + Math.sin((year * 12 + month) * 2.3) * 190;
    return { at: year + month / 12, value: from + ((to - from) * month) / 12 + (month ? unrest : 0) };
  }),
);
months.push({ at: 10, value: years[10] });

const kilo = (value) => (value === 0 ? '0' : `${value / 1000}${say(',', '.')}000`);

/** The client's chart style: from zero, one line, bad years named beside their fall. */
export const chart = ({
  w,
  h,
  size = 15,
  from = 0,
  to = 40000,
  step = 10000,
  notes = true,
  pad = 62,
  savingsLine = from === 0,
  named = [2009, 2012, 2015, 2018],
}) => {
  const left = pad;
  const x = (at) => left + (at / 10) * (w - left - 9);
  const y = (value) => h - size * 2 - ((value - from) / (to - from)) * (h - size * 2 - size);
  const rules = [];
  for (let value = from; value <= to; value += step)
    rules.push(
      `<path d="M${left} ${y(value)}H${w - 3}" stroke="${value === from ? '#1f3d36' : '#d6cfbd'}"/><text x="${left - 10}" y="${y(value) + size * 0.33}" text-anchor="end" fill="#6d6a5c">${kilo(value)}</text>`,
    );
  const line = months.map(({ at, value }) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const bad = [
    [2, say('−9.2%', '−9,2%'), '2011'],
    [7, say('−8.3%', '−8,3%'), '2016'],
  ];
  const bands = (savingsLine ? bad : [])
    .map(
      ([year]) =>
        `<path d="M${x(year)} ${y(from)}V${size}H${x(year + 1)}V${y(from)}z" fill="#b0562e" opacity=".12"/>`,
    )
    .join('');
  const falls = (savingsLine && notes ? bad : [])
    .map(([year, fall, name]) => {
      const middle = x(year + 0.5);
      return `<text x="${middle}" y="${y(from) - size * 1.9}" text-anchor="middle" fill="#b0562e" font-weight="600">${fall}</text><text x="${middle}" y="${y(from) - size * 0.7}" text-anchor="middle" fill="#b0562e">${name}</text>`;
    })
    .join('');
  // A rule gives way to the words it would strike through, on whatever they stand.
  const lines = falls
    ? `<mask id="falls" maskUnits="userSpaceOnUse" x="0" y="0" width="${w}" height="${h}"><path d="M0 0h${w}v${h}H0z" fill="#fff"/><g stroke="#000" stroke-width="7">${falls}</g></mask><g mask="url(#falls)">${rules.join('')}</g>`
    : rules.join('');
  const names = named
    .map(
      (year) =>
        `<text x="${x(year === 2009 ? 0 : year === 2018 ? 10 : year - 2008.5)}" y="${h - size * 0.5}" text-anchor="${year === 2009 ? 'start' : year === 2018 ? 'end' : 'middle'}" fill="#6d6a5c">${year}</text>`,
    )
    .join('');
  const dashed = savingsLine
    ? `<path d="M${x(0)} ${y(20000)}L${x(5)} ${y(savings(5))}L${x(10)} ${y(savings(10))}" fill="none" stroke="#1f3d36" stroke-width="2" stroke-dasharray="3 6"/>`
    : '';
  return `<svg viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" font-size="${size}" font-family="Newsreader Variable">${bands}${lines}${falls}${dashed}<path d="M${line}" fill="none" stroke="#b0562e" stroke-width="3" stroke-linejoin="round"/><circle cx="${x(10)}" cy="${y(years[10])}" r="5" fill="#b0562e"/>${names}</svg>`;
};
