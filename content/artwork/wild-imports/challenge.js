import { say } from '../shared/language.js';
import { excavator } from './machines.js';
import { black, plain, tall, yellow } from './words.js';

/** What the buyer already knows: his gate and his slope; and what hangs in his way. */
export const draw = () => `<svg viewBox="0 0 500 415">
  <rect width="500" height="415" fill="#bcd7df"/><path d="M60 330Q300 300 380 170T500 30v300z" fill="#8fae6b"/><path d="M0 262q120-46 260 40l40 30H0z" fill="#a9c282"/>
  <path d="M0 318h500v97H0z" fill="#7d5c3c"/><path d="M0 318q60-10 120 0t120 0 120 0 140 0v13H0z" fill="#6b4c2f"/><g fill="#5a3e25"><ellipse cx="84" cy="384" rx="66" ry="11"/><ellipse cx="240" cy="396" rx="56" ry="8"/><ellipse cx="410" cy="380" rx="64" ry="11"/></g>
  <g fill="#8a5f36"><path d="M290 88h20v246h-20zM460 88h20v246h-20z"/><path d="M285 76h30v14h-30zM455 76h30v14h-30z" fill="#6b4524"/></g>
  <g stroke="${black}" stroke-width="4" fill="none"><path d="M312 116h146M324 106l-12 10 12 10M446 106l12 10-12 10"/></g><rect x="344" y="94" width="82" height="44" fill="#fff"/>${tall(385, 127, 33, say('2.0 m', '2,0 m'), { anchor: 'middle' })}
  <g transform="translate(-20 118) scale(1.120)">${excavator()}</g>
  <path d="M300 176l14 8M470 166l-14 12M300 286l14-10M470 290l-14-8" stroke="#4a3017" stroke-width="4"/>
  <path d="M312 178q70 14 146-6v108q-74 18-146 0z" fill="#c2361f"/><g transform="rotate(-1.500 385 230)">${tall(385, 224, 34, say('Built to', 'Sinh ra để'), { fill: '#fff', anchor: 'middle' })}${tall(385, 262, 34, say('perform', 'bứt phá'), { fill: '#fff', anchor: 'middle' })}</g>
  <g transform="translate(26 26)"><path d="M0 0h222a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H60l-20 22V58H12A12 12 0 0 1 0 46V12A12 12 0 0 1 12 0z" fill="${black}"/>${plain(117, 38, 22, say('Does it go through?', 'Có lọt qua không?'), { fill: yellow, anchor: 'middle', weight: 650 })}</g>
</svg>`;
