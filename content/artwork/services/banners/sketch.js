import { freeze } from './frozen.js';

document.documentElement.classList.toggle('narrow', innerWidth < 500);

/** The banner's own drawing, with its outlines alone: in pencil on paper, or in pale greys below a grid. */
const looks = {
  pencil: {
    style: `
      html, body, .ad { background: #f6f1e4 !important; }
      .ad { filter: url('#hand'); }
      .ad::after { display: none; }
      svg * { fill: none !important; stroke: #3c3a40 !important; stroke-opacity: .8 !important; }
      svg > path:first-of-type { stroke: none !important; }
      .string { stroke-width: 1 !important; }
      .ghosts { display: none; }
      svg circle, svg path, svg use { stroke-width: 1.6 !important; }
      .title { color: transparent !important; -webkit-text-stroke: 1.7px #3c3a40 !important; text-shadow: none !important; }
      .date, .button, .date * { color: transparent !important; -webkit-text-stroke: 1px #3c3a40 !important; background: none !important; }`,
    over: `<svg style="position:absolute;inset:0;z-index:9" viewBox="0 0 300 600" width="300" height="600" aria-hidden="true">
      <filter id="hand" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="7" result="a"/><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="11" result="m"/><feDisplacementMap in="SourceGraphic" in2="m" scale="8" result="b"/><feBlend in="a" in2="b" mode="multiply"/></filter></svg>`,
  },
  grid: {
    style: `
      html { background: #dfe6f5; }
      .ad { filter: grayscale(1) contrast(.34) brightness(1.72); }`,
    over: `<svg style="position:absolute;inset:0;z-index:9" viewBox="0 0 300 600" width="300" height="600" fill="none" stroke="#1f4dff" aria-hidden="true"><g opacity=".55"><path d="M15 0v600M60 0v600M105 0v600M150 0v600M195 0v600M240 0v600M285 0v600M0 38h300M0 88h300M0 138h300M0 188h300M0 238h300M0 288h300M0 338h300M0 388h300M0 438h300M0 488h300M0 538h300"/></g><g stroke-width="1.800"><circle cx="150" cy="338" r="98"/><circle cx="150" cy="338" r="150"/><circle cx="150" cy="338" r="226"/><path d="M142 338h16M150 330v16M0 188L300 488M300 188L0 488" /><path d="M15 30h270v116H15z" stroke-dasharray="5 4"/></g></svg>`,
  },
  colour: { style: '', over: '' },
};

for (const [name, { style, over }] of Object.entries(looks)) {
  const frame = document.querySelector(`.${name}`);
  frame.dataset.banner = 'vine-brations';
  const inside = await freeze(frame);
  inside.head.insertAdjacentHTML('beforeend', `<style>${style}</style>`);
  inside.body.insertAdjacentHTML('beforeend', over);
}
