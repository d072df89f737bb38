/** Words of two alphabets as strokes, each sign 100 x 100: no typeface here has them. */
const rieul = 'M18 65H85V80H18V96H89';
const giyeok = 'M20 69H80V97';
const signs = {
  jel: `M8 14H52M30 14C28 32 18 44 6 54M28 32C34 44 42 50 54 54M56 30H69M69 5V57M88 2V58${rieul}`,
  ne: 'M12 18V66C26 66 40 64 52 60M52 38H67M67 8V90M88 4V96',
  il: `M32 10a20 21 0 1 0 .1 0zM80 4V58${rieul}`,
  jok: `M24 9H76M50 9C46 24 36 34 20 40M50 20C58 30 66 36 80 40M50 42V57M6 57H94${giyeok}`,
  yok: `M50 4a16 15 0 1 0 .1 0zM38 40V57M62 40V57M6 57H94${giyeok}`,
  mei: 'M32 3 40 15M68 3 60 15M16 20H84M24 35H76M12 50H88M50 20V50M6 66H94M50 50C48 74 34 88 8 97M52 67C60 82 74 92 94 97',
  jia: 'M18 10H82V58H18zM18 34H82M50 10V99',
  zu: 'M28 8H72V34H28zM50 34V86M50 58H78M30 48C28 68 20 84 6 96M26 74C40 90 62 94 95 95',
  yu: 'M10 8 24 20M5 35 19 46M6 94C14 84 20 74 25 62M55 8C50 18 44 24 36 30M68 8C74 18 80 24 90 30M61 26C56 42 46 54 32 62M61 26C68 42 80 54 96 60M44 66H78V95H44z',
};

export const write = (x, y, size, text, tone) =>
  text
    .split(' ')
    .map(
      (sign, i) =>
        `<path transform="translate(${x + i * size * 1.14} ${y}) scale(${size / 100})" d="${signs[sign]}" fill="none" stroke="${tone}" stroke-width="8.500" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
