/**
 * The word marks of the clients, in content/clients. Every mark stands in 160 x 40 units, in one colour, as outlines.
 */
import { mkdir, writeFile } from 'node:fs/promises';

import { letters, type Lettering } from './letters.mts';

const fontsource = (family: string, style: string): [string, string] => [
  `@fontsource-variable/${family}/files/${family}-latin-${style}.woff2`,
  `@fontsource-variable/${family}/files/${family}-vietnamese-${style}.woff2`,
];

interface Mark {
  readonly file: string;
  readonly words: readonly (Lettering & {
    /** Where the word begins and its baseline; 'middle' centres it on 80. */
    readonly x: number | 'middle';
    readonly y: number;
    readonly knockedOut?: boolean;
  })[];
  /** What is drawn besides letters, as SVG with `currentColor` for the one colour. */
  readonly drawing?: string;
  /** Cut out of letters and drawing alike. */
  readonly cut?: string;
}

const marks: readonly Mark[] = [
  {
    file: 'harrow-vale',
    words: [
      {
        files: fontsource('cormorant', 'wght-normal'),
        text: 'HARROW',
        size: 16,
        axes: { wght: 600 },
        spacing: 0.08,
        x: 6,
        y: 26,
      },
      {
        files: fontsource('cormorant', 'wght-italic'),
        text: '&',
        size: 33,
        axes: { wght: 500 },
        x: 82,
        y: 29,
      },
      {
        files: fontsource('cormorant', 'wght-normal'),
        text: 'VALE',
        size: 16,
        axes: { wght: 600 },
        spacing: 0.08,
        x: 110,
        y: 26,
      },
    ],
  },
  {
    file: 'namviet',
    words: [
      {
        files: fontsource('unbounded', 'wght-normal'),
        text: 'N',
        size: 22,
        axes: { wght: 800 },
        x: 12.4,
        y: 28,
      },
      {
        files: fontsource('unbounded', 'wght-normal'),
        text: 'MVIET',
        size: 22,
        axes: { wght: 800 },
        spacing: -0.01,
        x: 55.4,
        y: 28,
      },
    ],
    drawing: '<path d="M43.400 12.500 53.400 28h-20z"/>',
  },
  {
    file: 'kindling',
    words: [
      {
        files: fontsource('nunito', 'wght-normal'),
        text: 'k\u0131ndl\u0131ng',
        size: 31,
        axes: { wght: 700 },
        spacing: -0.02,
        x: 'middle',
        y: 28,
      },
    ],
    drawing:
      '<path d="M46.500 2.500c4 3.500 3.500 8 0 9.500-4-1-4.500-5-2.500-6.500.300 1.200.900 1.600 1.500 1.600.800-1.400.200-3 1-4.600z"/><path d="M95.800 2.500c4 3.500 3.500 8 0 9.500-4-1-4.500-5-2.500-6.500.300 1.200.900 1.600 1.500 1.600.800-1.400.200-3 1-4.600z"/>',
  },
  {
    file: 'port-six',
    words: [
      {
        files: fontsource('saira', 'wdth-normal'),
        text: 'PORT',
        size: 20,
        axes: { wght: 700, wdth: 75 },
        spacing: 0.08,
        x: 78,
        y: 18.5,
      },
      {
        files: fontsource('saira', 'wdth-normal'),
        text: 'SIX',
        size: 20,
        axes: { wght: 300, wdth: 75 },
        spacing: 0.3,
        x: 78,
        y: 36.5,
      },
    ],
    drawing: `<path d="M52 3a17 17 0 1 0 .01 0zm0 3.400a13.600 13.600 0 1 1-.01 0z"/>${[
      0, 60, 120, 180, 240, 300,
    ]
      .map((angle) => `<circle cx="52" cy="12" r="3" transform="rotate(${angle} 52 20)"/>`)
      .join('')}`,
  },
  {
    file: 'lua-moi',
    words: [
      {
        files: fontsource('bitter', 'wght-italic'),
        text: 'Lúa Mới',
        size: 30,
        axes: { wght: 600 },
        spacing: -0.02,
        x: 40,
        y: 31,
      },
    ],
    drawing: `<path d="M18 38c0-14 2-22 9-30l1 .800c-6 8-8 16-8 29.200z"/>${[
      [27, 7, 30],
      [21, 13, -28],
      [29, 14, 62],
      [18, 20, -34],
      [27, 21, 62],
      [17, 27, -38],
      [25, 28, 58],
    ]
      .map(
        ([x, y, turn]) =>
          `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 4C-3 1.500-3-2.500 0-5.500 3-2.500 3 1.500 0 4z"/>`,
      )
      .join('')}`,
  },
  {
    file: 'orbital',
    words: [
      {
        files: fontsource('hanken-grotesk', 'wght-normal'),
        text: 'RBITAL',
        size: 21,
        axes: { wght: 350 },
        spacing: 0.2,
        x: 53.8,
        y: 27.5,
      },
    ],
    drawing:
      '<path fill-rule="evenodd" d="M32.800 9a11 11 0 1 0 .01 0zm0 1.600a9.400 9.400 0 1 1-.01 0z"/><circle cx="40.600" cy="12.200" r="3.400"/><circle cx="32.800" cy="20" r="2"/>',
  },
  {
    file: 'fieldnote',
    words: [
      {
        files: fontsource('public-sans', 'wght-normal'),
        text: 'field',
        size: 25,
        axes: { wght: 300 },
        spacing: -0.03,
        x: 20,
        y: 28,
      },
      {
        files: fontsource('public-sans', 'wght-normal'),
        text: 'note',
        size: 25,
        axes: { wght: 700 },
        spacing: -0.02,
        x: 81,
        y: 28,
        knockedOut: true,
      },
    ],
    drawing: '<path d="M75 5h58l8 8v23H75z"/>',
  },
  {
    file: 'moc-an',
    words: [
      {
        files: fontsource('cormorant', 'wght-normal'),
        text: 'Mộc An',
        size: 32,
        axes: { wght: 700 },
        spacing: -0.01,
        x: 50,
        y: 29,
      },
    ],
    drawing:
      '<g fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"><path d="M27 5c9-1 16 6 16 15s-7 16-16 15S11 28 11 20 18 6 27 5z"/><path d="M28 10c6 0 10 4 10 10s-4 11-10 10-11-4-11-10 5-10 11-10z"/><path d="M28 15c3 0 5 2 5 5s-2 6-5 5-6-2-5-5 2-5 5-5z"/></g><circle cx="28" cy="20" r="1.600"/>',
  },
  {
    file: 'brightwater',
    words: [
      {
        files: fontsource('mulish', 'wght-normal'),
        text: 'brightwater',
        size: 25,
        axes: { wght: 500 },
        spacing: -0.035,
        x: 'middle',
        y: 23,
      },
    ],
    drawing:
      '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M14 35q6.600-6 13.200 0t13.200 0 13.200 0 13.200 0 13.200 0 13.200 0 13.200 0 13.200 0 13.200 0 13.200 0"/>',
  },
  {
    file: 'tramline',
    words: [
      {
        files: fontsource('archivo', 'wdth-normal'),
        text: 'TRAMLINE',
        size: 30,
        axes: { wght: 800, wdth: 72 },
        spacing: 0.02,
        x: 'middle',
        y: 31,
      },
    ],
    cut: '<path d="M0 18.600h160v1.700H0zM0 22.800h160v1.700H0z"/>',
  },
  {
    file: 'hai-dang',
    words: [
      {
        files: fontsource('archivo', 'wdth-normal'),
        text: 'Hải Đăng',
        size: 24,
        axes: { wght: 600, wdth: 112 },
        spacing: -0.02,
        x: 40,
        y: 31,
      },
    ],
    drawing:
      '<path d="M17 38 20 16h8l3 22zM20 8h8v6h-8zM18.500 7 24 2l5.500 5z"/><path d="M31 9l9-4v9zM17 9 8 5v9z" opacity=".55"/>',
    cut: '<path d="M15 22.500l18-2v4l-18 2zM14 31l20-2v4l-20 2z"/>',
  },
  {
    file: 'ostra',
    words: [
      {
        files: ['@fontsource/paytone-one/files/paytone-one-latin-400-normal.woff2'],
        text: 'stra',
        size: 31,
        spacing: -0.01,
        x: 73,
        y: 30,
      },
    ],
    drawing: '<path d="M54 6c11 0 17 8 17 15 0 6-5 8-8 12H45c-3-4-8-6-8-12 0-7 6-15 17-15z"/>',
    cut: '<path fill="none" stroke="#000" stroke-width="1.800" stroke-linecap="round" d="M54 10v20M47.500 12l2.500 18M60.500 12 58 30M42.500 16.500 46.500 30M65.500 16.500 61.500 30"/>',
  },
];

const colour = '#3b4149';

const drawn = async ({ words, drawing = '', cut }: Mark): Promise<string> => {
  const paths = await Promise.all(
    words.map(async ({ x, y, knockedOut = false, ...lettering }) => {
      const { path, width } = await letters(lettering);
      const start = x === 'middle' ? 80 - width / 2 : x;
      return `<path${knockedOut ? ' fill="#000"' : ''} transform="translate(${start.toFixed(2)} ${y})" d="${path}"/>`;
    }),
  );
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40" width="160" height="40"';
  const knocked = words.some(({ knockedOut }) => knockedOut);
  if (!cut && !knocked)
    return `${open} fill="${colour}" color="${colour}">${drawing}${paths.join('')}</svg>\n`;
  const mask = `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="160" height="40"><g fill="#fff" color="#fff">${drawing}${paths.join('')}</g><g fill="#000">${cut ?? ''}</g></mask>`;
  return `${open}>${mask}<path fill="${colour}" d="M0 0h160v40H0z" mask="url(#m)"/></svg>\n`;
};

const target = new URL('../../clients/', import.meta.url);

/** Writes content/clients/*.svg. */
export const drawMarks = async (): Promise<void> => {
  await mkdir(target, { recursive: true });
  for (const mark of marks) {
    const svg = await drawn(mark);
    await writeFile(new URL(`${mark.file}.svg`, target), svg);
    console.log(`content/clients/${mark.file}.svg: ${svg.length} bytes`);
  }
};
