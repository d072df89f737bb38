import { say } from '../shared/language.js';
import { dozer, dumper, excavator, loader, mini, roller } from './machines.js';

const names = {
  'Mini excavator': 'Máy xúc mini',
  'Single-drum roller': 'Xe lu một trống',
  'Six-wheel dumper': 'Xe ben sáu bánh',
  'Wheel loader': 'Máy xúc lật',
  Excavator: 'Máy xúc',
  'Soil roller': 'Xe lu đất',
  Dozer: 'Máy ủi',
  'Site dumper': 'Xe ben công trường',
};
export const places = { yard: say('yard', 'tại bãi'), ship: say('ship', 'trên tàu') };

/** Thousands and decimals change places in Vietnamese. */
const figure = (words) =>
  say(
    words,
    words.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
  );

/** What fits 8.5 t, 2.1 m and 1,000 hours, in the yard or on the ship; the lightest first. */
export const stock = [
  [mini, 'WI 2071', 'Mini excavator', 0.9, 0.99, 310, 21900, 'yard'],
  [roller, 'WI 1988', 'Single-drum roller', 1.6, 0.9, 740, 18400, 'yard'],
  [mini, 'WI 2090', 'Mini excavator', 1.8, 1.3, 95, 33500, 'ship'],
  [dumper, 'WI 1871', 'Six-wheel dumper', 2.4, 1.48, 860, 29800, 'yard'],
  [loader, 'WI 2034', 'Wheel loader', 4.9, 1.85, 640, 58000, 'yard'],
  [excavator, 'WI 2102', 'Excavator', 5.6, 1.92, 120, 74500, 'ship'],
  [roller, 'WI 2008', 'Soil roller', 6.8, 1.68, 905, 61200, 'yard'],
  [dozer, 'WI 1940', 'Dozer', 8.1, 2.1, 980, 92000, 'yard'],
  [dumper, 'WI 2110', 'Site dumper', 8.2, 2.05, 60, 66700, 'ship'],
  [excavator, 'WI 2066', 'Excavator', 8.3, 2.1, 510, 98900, 'yard'],
  [loader, 'WI 2099', 'Wheel loader', 8.4, 2.1, 240, 104000, 'ship'],
  [dozer, 'WI 1975', 'Dozer', 8.5, 2.1, 870, 96400, 'yard'],
].map(([shape, number, name, weight, width, hours, price, place]) => ({
  shape,
  number,
  name: say(name, names[name]),
  weight: `${figure(weight.toFixed(1))} ${say('t', 'tấn')}`,
  width: `${figure(width.toFixed(2))} m`,
  hours: `${hours} ${say('h', 'giờ')}`,
  price: say(`$${price.toLocaleString('en')}`, `${price.toLocaleString('de')} $`),
  place,
}));
