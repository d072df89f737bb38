/** Heads for tables and boards, all drawn by one hand: skin, hair, shirt, and whether the hair is long. */
const people = [
  ['#e0a67d', '#2a1a12', '#0e6f66', true],
  ['#c98e63', '#1d1512', '#c2361f', false],
  ['#f0c39c', '#5b3a22', '#263b7a', true],
  ['#a9714b', '#150d09', '#e2a32b', false],
  ['#e6b48c', '#2a1a12', '#5b3a5e', false],
  ['#d49b70', '#241510', '#e58a6b', true],
];

export const head = (index, size = 44) => {
  const [skin, hair, shirt, long] = people[index % people.length];
  const back = long ? `<path fill="${hair}" d="M11 20a11 12 0 0 1 22 0v15H11z"/>` : '';
  const top = long
    ? `<path fill="${hair}" d="M12 20c0-9 5-12 10-12s10 3 10 12c-5-1-9-3-12-6-2 3-5 5-8 6z"/>`
    : `<path fill="${hair}" d="M13 19c-2-9 4-12 9-12 6 0 11 4 9 12-2-4-4-5-9-5s-7 1-9 5z"/>`;
  return `<svg viewBox="0 0 44 44" width="${size}" height="${size}"><clipPath id="c${index}"><circle cx="22" cy="22" r="22"/></clipPath><g clip-path="url(#c${index})"><path fill="${shirt}" opacity=".22" d="M0 0h44v44H0z"/>${back}<path fill="${shirt}" d="M4 46c0-11 8-14 18-14s18 3 18 14z"/><path fill="${skin}" d="M18 26h8v8q-4 3-8 0z"/><circle cx="22" cy="21" r="9" fill="${skin}"/>${top}</g></svg>`;
};
