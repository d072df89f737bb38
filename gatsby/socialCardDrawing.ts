import { socialCardSize } from '../src/lib/socialCard';
import { colourToken } from './colourToken';
import type { Lettering } from './socialCardLettering';
import type { SocialCard } from './socialCardsOfPages';
import { fitText, wordsFor } from './socialCardText';

const ink = colourToken('ink');
const paper = colourToken('paper');
const sand = colourToken('sand');
const red = colourToken('red');
const jade = colourToken('jade');

/** Ground and text; the field on the right with horns before a sun. A card keeps the scheme of its address. */
const schemes = [
  { ground: ink, text: paper, mark: red, field: red, horns: paper, sun: ink },
  { ground: jade, text: paper, mark: sand, field: sand, horns: ink, sun: red },
  { ground: sand, text: ink, mark: red, field: jade, horns: ink, sun: sand },
  { ground: red, text: paper, mark: ink, field: ink, horns: sand, sun: red },
] as const;

const mark = 'M4 1c1 9 3 13 6 17l-2 7M22 1c-1 9-3 13-6 17l2 7';
const horns = 'M974 150c10 150 34 262 68 340l-16 146M1166 150c-10 150-34 262-68 340l16 146';
const { width, height } = socialCardSize;
const margin = 72;
const titleBox = { width: 800, height: 376, sizes: [168, 144, 124, 108, 96, 84, 74, 66, 58, 52, 46] };

/** 'Ẵ' needs the room, as on the site; the catalogue is Vietnamese under both prefixes. */
const leadingOf = (title: string): number =>
  /[\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/.test(title.normalize('NFC'))
    ? 1.18
    : 1.05;

/** The card as SVG with every letter an outline, so that it looks the same wherever it is drawn. */
export const socialCardSvg = ({ path, title, siteName }: SocialCard, lettering: Lettering): string => {
  const scheme = schemes[parseInt(path.slice(-5, -4), 16) % schemes.length] ?? schemes[0];
  const said = wordsFor({ title, siteName }, lettering);
  const lineHeight = leadingOf(said);
  const box = { ...titleBox, leading: lineHeight };
  const { size, lines } = fitText(said, box, lettering);
  const last = height - margin - size * 0.24;
  const words = lines.map((line, index) =>
    lettering.path(line, margin, last - (lines.length - 1 - index) * size * lineHeight, size),
  );
  const name = lettering.path(lettering.drawable(siteName), margin + 50, 108, 44);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path fill="${scheme.ground}" d="M0 0h${width}v${height}H0z"/>
<path fill="${scheme.field}" d="M880 0h320v${height}H1010z"/>
<circle cx="1070" cy="250" r="112" fill="${scheme.sun}"/>
<path fill="none" stroke="${scheme.horns}" stroke-width="36" stroke-linecap="round" stroke-linejoin="round" d="${horns}"/>
<path transform="translate(${margin} 72) scale(1.460)" fill="none" stroke="${scheme.mark}" stroke-width="3.200" stroke-linecap="round" d="${mark}"/>
<path fill="${scheme.text}" d="${name}"/>
<path fill="${scheme.text}" d="${words.join('')}"/>
</svg>`;
};
