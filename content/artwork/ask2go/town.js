/** The town as the map draws it, 720 x 900: two valleys, a river, a lake and the road to the waterfall. */
const trees = [
  [64, 470],
  [96, 492],
  [660, 90],
  [628, 112],
  [676, 560],
  [560, 690],
  [596, 712],
  [300, 830],
  [270, 812],
  [470, 250],
  [40, 760],
  [700, 300],
  [420, 40],
];
export const town = () => `<g>
  <rect width="720" height="900" fill="#79cfc6"/>
  <path d="M0 0h280l-80 190L0 250zM450 0h270v160l-210 60zM0 540l230-60 90 420H0zM560 430l160-60v310l-130 50zM330 330l120-30 40 110-130 40z" fill="#9adfd2"/>
  <path d="M-20 400C150 330 240 470 400 390S610 250 760 290" fill="none" stroke="#4fb4c9" stroke-width="54"/>
  <path d="M600 20q60-10 70 40t-50 66-64-40 44-66z" fill="#4fb4c9"/>
  <g fill="none" stroke="#f4fbf6" stroke-linecap="round">
    <path d="M290-20 165 300 320 920M-20 530l780-210M490-20l56 380 190 200M320 920l250-400" stroke-width="19"/>
    <path d="M60 250l130 40M210 180l300-40M240 610l250-60M210 700l150-30M545 350l190-30M520 200l210 40M40 620l180-50M100 880l190-80M470 680l230-40M420 780l240 60M350 430l30 90" stroke-width="9"/>
  </g>
  <g fill="#2f8f6b">${trees.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${13 + (i % 3) * 4}"/>`).join('')}</g>
  <g fill="#d9f3ea">${[
    [250, 250],
    [276, 262],
    [222, 340],
    [400, 250],
    [560, 250],
    [590, 262],
    [360, 640],
    [388, 628],
    [260, 540],
    [286, 530],
    [600, 470],
    [430, 560],
    [180, 640],
  ]
    .map(
      ([x, y], i) =>
        `<rect x="${x}" y="${y}" width="${18 + (i % 2) * 6}" height="16" rx="3" transform="rotate(${-14 + (i % 3) * 6} ${x} ${y})"/>`,
    )
    .join('')}</g>
</g>`;

const signs = {
  bus: '<rect x="-9" y="-10" width="18" height="16" rx="4"/><path d="M-6 8h4v4h-4zM2 8h4v4H2z"/><path d="M-6-6H6v6H-6z" fill="#fff"/>',
  cash: '<rect x="-11" y="-7" width="22" height="14" rx="3"/><circle r="3.800" fill="#fff"/>',
  food: '<path d="M-10-2h20q0 11-10 11T-10-2z"/><path d="M-4-6q-3-3 0-6M3-6q-3-3 0-6" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>',
  fall: '<path d="M-9-10h5v19h-5zM-2-10h4V6h-4zM4-10h5v19H4z"/>',
  wash: '<path d="M0-12q9 11 9 16a9 9 0 0 1-18 0q0-5 9-16z"/>',
  bed: '<path d="M-11-7v15M-11 4h22v4M-8-1h16q3 0 3 4v1h-19z" stroke="currentColor" stroke-width="2.600"/>',
};
/** A pin with how many answers stand under it. */
export const pin = (x, y, sign, colour, count, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cy="2" rx="12" ry="4" fill="#0d3b4633"/><path d="M0 0C-8-12-24-20-24-38a24 24 0 0 1 48 0C24-20 8-12 0 0z" fill="${colour}"/><circle cy="-38" r="17" fill="#fff"/><g transform="translate(0 -38) scale(.82)" fill="${colour}" color="${colour}">${signs[sign]}</g>${count ? `<circle cx="20" cy="-56" r="11" fill="#0d3b46"/><text x="20" y="-51.500" text-anchor="middle" font-size="13" font-weight="850" fill="#fff">${count}</text>` : ''}</g>`;

/** The way from the station to the waterfall. */
export const way = (path, width = 5) =>
  `<path d="${path}" fill="none" stroke="#0d3b46" stroke-width="${width}" stroke-dasharray="2 ${width * 2.6}" stroke-linecap="round"/>`;
