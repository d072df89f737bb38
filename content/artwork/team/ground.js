/** Grounds: one colour, a shape in a second one, and grain where the shape ends. */
const shapes = {
  sun: (c) => `<circle cx="200" cy="214" r="168" fill="${c}"/>`,
  arch: (c) => `<path d="M44 500V210a156 156 0 0 1 312 0v290z" fill="${c}"/>`,
  steps: (c) => `<path d="M0 500V330h92V214h92V98h92V0h124v500z" fill="${c}"/>`,
  plan: (c) =>
    `<g stroke="${c}" stroke-width="3" fill="none"><path d="M0 80h400M0 160h400M0 240h400M0 320h400M0 400h400M80 0v500M160 0v500M240 0v500M320 0v500"/></g><g fill="none" stroke="#f0c26a" stroke-width="5" stroke-linejoin="round"><rect x="22" y="44" width="84" height="56" rx="8"/><rect x="296" y="60" width="84" height="56" rx="8"/><rect x="20" y="200" width="66" height="48" rx="8"/><path d="M106 72h190M64 100v100M338 116v120"/><circle cx="338" cy="246" r="10"/></g>`,
};

export const ground = ([colour, second, shape]) =>
  `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0.07  0 0 0 0 0.09  0 0 0 0 0.11  0 0 0 -3.4 1.75"/></filter>
   <linearGradient id="fall" x1="0" y1="0" x2="0.300" y2="1"><stop offset="0.350" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
   <mask id="below"><rect width="400" height="500" fill="url(#fall)"/></mask>
   <rect width="400" height="500" fill="${colour}"/>${shapes[shape](second)}
   <g mask="url(#below)"><rect width="400" height="500" filter="url(#grain)" opacity=".16"/></g>`;
