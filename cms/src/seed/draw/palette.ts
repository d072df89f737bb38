import type { Random } from './random';
import { cycle } from './shapes';

/** The colours of one picture. */
export interface Palette {
  ground: string;
  /** At least three, in the order in which they are used. */
  colours: string[];
  /** For thin lines and for the darkest shapes. */
  line: string;
}

const INK = '#12161C';
const PAPER = '#FBFAF7';
const SAND = '#EFE8DC';
const RED = '#C2361F';
const JADE = '#0E6F66';

const SAND_DEEP = '#DFD3BE';
const RED_LIGHT = '#E9B8AC';
const JADE_LIGHT = '#A9CCC6';
const SLATE = '#4A5361';

/** The same in both languages of the site. */
export interface Words {
  en: string;
  vi: string;
}

/** Names for the alternative texts; tints go by the name of their colour. */
export const COLOUR_NAMES: Record<string, Words | undefined> = {
  [INK]: { en: 'black', vi: 'đen' },
  [PAPER]: { en: 'white', vi: 'trắng' },
  [SAND]: { en: 'sand', vi: 'cát' },
  [SAND_DEEP]: { en: 'sand', vi: 'cát' },
  [RED]: { en: 'red', vi: 'đỏ' },
  [RED_LIGHT]: { en: 'pale red', vi: 'đỏ nhạt' },
  [JADE]: { en: 'jade', vi: 'xanh ngọc' },
  [JADE_LIGHT]: { en: 'pale jade', vi: 'xanh ngọc nhạt' },
  [SLATE]: { en: 'grey', vi: 'xám' },
};

const HOUSE: readonly Palette[] = [
  { ground: SAND, colours: [RED, JADE, INK, SAND_DEEP, PAPER], line: INK },
  { ground: INK, colours: [RED, SAND, JADE, SLATE, PAPER], line: PAPER },
  { ground: JADE, colours: [SAND, JADE_LIGHT, RED, PAPER, INK], line: PAPER },
  { ground: PAPER, colours: [JADE, RED, SAND_DEEP, INK, JADE_LIGHT], line: INK },
  { ground: RED, colours: [SAND, INK, RED_LIGHT, PAPER, JADE], line: PAPER },
  { ground: SAND_DEEP, colours: [INK, RED, PAPER, JADE, RED_LIGHT], line: INK },
];

/** A palette of the house, its colours in an order of their own. */
export const housePalette = (random: Random): Palette => {
  const palette = random.pick(HOUSE);
  return { ...palette, colours: random.shuffle(palette.colours) };
};

// In the order of the trades' files: clinic, coffee, construction, fashion, furniture, law firm, portfolio, real estate,
// restaurant, school, spa, travel.
const TRADES: readonly Palette[] = [
  { ground: '#F2FAFA', colours: ['#117A8B', '#8ED1C6', '#17414A', '#D5EDEC'], line: '#17414A' },
  { ground: '#F8F2EA', colours: ['#5A3825', '#A9744F', '#241710', '#E6D3BF'], line: '#241710' },
  { ground: '#F6F5F3', colours: ['#E07A1F', '#2B2D30', '#8D9299', '#E4E1DC'], line: '#2B2D30' },
  { ground: '#FFFFFF', colours: ['#161616', '#D64B6A', '#B9B4B0', '#F0ECEA'], line: '#161616' },
  { ground: '#FAF6F1', colours: ['#8B5E3C', '#C9A27A', '#33291F', '#EADBC8'], line: '#33291F' },
  { ground: '#F4F5F7', colours: ['#1F3352', '#B08D48', '#6A7A92', '#DDE2EA'], line: '#1B2433' },
  { ground: '#F3F1F8', colours: ['#4B3B8F', '#EF6F6C', '#221C40', '#DED8F2'], line: '#221C40' },
  { ground: '#F7F6F2', colours: ['#2F4A3C', '#C98A4B', '#8FA396', '#E2E5DC'], line: '#1F2F27' },
  { ground: '#FFF8EF', colours: ['#B4441E', '#E9B44C', '#3D2B1F', '#F1DFC6'], line: '#3D2B1F' },
  { ground: '#FFFDF3', colours: ['#2D5DA8', '#F2B632', '#E2574C', '#E3ECF8'], line: '#1E3358' },
  { ground: '#F6F3F0', colours: ['#8A5A6B', '#D9B8B0', '#4C3B45', '#EBDDD8'], line: '#4C3B45' },
  { ground: '#F1F9FC', colours: ['#0F6E9C', '#F29E4C', '#14405A', '#CFE8F3'], line: '#14405A' },
];

/** The palette of a trade of website templates (restaurant, spa …), by its place among the trades. */
export const tradePalette = (index: number): Palette => cycle(TRADES, index);
