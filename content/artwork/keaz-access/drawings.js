/** Vehicles of the fleet, seen from the side, 40 x 24. */
export const vehicles = {
  van: '<path d="M2 5h21c5 0 8 3 10 7l5 2v6H2z"/><path class="glass" d="M24 7c3 0 5 2 6.500 5H24z"/>',
  ute: '<path d="M3 12h14V6h9c3 0 5 3 6 6l6 1v7H3z"/><path class="glass" d="M19 8h6c2 0 3 2 4 4H19z"/>',
  truck: '<path d="M1 3h23v17H1zM26 8h7l5 6v6H26z"/><path class="glass" d="M28 10h4l3 4h-7z"/>',
  car: '<path d="M2 13c3-1 6-1 8-2 3-4 7-6 12-6 6 0 9 3 12 7l4 2v6H2z"/><path class="glass" d="M13 11c2-2 5-4 9-4 4 0 6 2 8 4z"/>',
  trailer: '<path d="M3 5h28v12H3zM31 14h7v2h-7z"/>',
};

const wheels = {
  van: [10, 30],
  ute: [10, 31],
  truck: [8, 31],
  car: [10, 30],
  trailer: [15, 22],
};

export const vehicle = (kind) =>
  `<svg viewBox="0 0 40 24" class="vehicle">${vehicles[kind]}${wheels[kind]
    .map((x) => `<circle class="tyre" cx="${x}" cy="20" r="3.600"/>`)
    .join('')}</svg>`;

/** Line icons on a grid of 20. */
const lines = {
  today: '<circle cx="10" cy="10" r="7"/><path d="M10 6v4l3 2"/>',
  book: '<path d="M3 5h14v12H3zM3 9h14M7 3v3M13 3v3"/>',
  car: '<path d="M3 13v-3l2-5h10l2 5v3zM3 13v3M17 13v3M5 10h10"/>',
  key: '<circle cx="6" cy="13" r="3"/><path d="M8.500 10.500 16 3M13 6l2 2"/>',
  people:
    '<circle cx="7" cy="7" r="3"/><path d="M2 17c0-4 10-4 10 0M13 4.500a3 3 0 0 1 0 5M15 12.500c2 .5 3 2 3 4.500"/>',
  site: '<path d="M10 18s6-6 6-10a6 6 0 0 0-12 0c0 4 6 10 6 10z"/><circle cx="10" cy="8" r="2"/>',
  fault: '<path d="M10 3 2 17h16zM10 8v4M10 14.500v.1"/>',
  bill: '<path d="M4 2h12v16l-3-2-3 2-3-2-3 2zM7 7h6M7 11h6"/>',
  report: '<path d="M3 17h14M5 17v-6M10 17V5M15 17V9"/>',
  search: '<circle cx="9" cy="9" r="5"/><path d="m13 13 4 4"/>',
  help: '<path d="M3 4h14v10H9l-4 3v-3H3z"/>',
};

export const icon = (name) => `<svg viewBox="0 0 20 20" class="icon">${lines[name]}</svg>`;

/** A made-up town: streets, two parks, a river. */
export const town = (
  route,
  pins,
) => `<svg viewBox="0 0 340 240" preserveAspectRatio="xMidYMid slice" class="town">
  <rect class="land" width="340" height="240"/>
  <path class="park" d="M210 20l70 6-4 52-72-4zM20 128l64 6-4 50-66-8z"/>
  <path class="water" d="M0 212c60-26 110-18 170-4 70 16 120 2 170-18v50H0z"/>
  <path class="street" d="M-10 40 350 70M-10 96l360 22M-10 150l360 14M60-10 40 250M126-10l-16 260M196-10l-4 260M262-10l14 260M318-10l10 260"/>
  <path class="lane" d="M-10 66l360 26M-10 122l360 18M92-10 74 250M160-10l-8 260M230-10l6 260M292-10l10 260"/>
  ${route ? `<path class="route" d="${route}"/>` : ''}
  ${pins
    .map(
      ([x, y, text, tone]) =>
        `<g transform="translate(${x} ${y})" class="pin ${tone}"><path d="M0 0c-9-11-11-14-11-19a11 11 0 1 1 22 0c0 5-2 8-11 19z"/><text y="-15.500">${text}</text></g>`,
    )
    .join('')}
</svg>`;
