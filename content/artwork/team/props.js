/** Things the team holds, each drawn round 0,0. */
export const props = {
  phone: (c = '#12161c', screen = '#46b39a') =>
    `<rect x="-30" y="-58" width="60" height="116" rx="13" fill="${c}"/><rect x="-24" y="-50" width="48" height="98" rx="7" fill="${screen}"/><path d="M-14-34h28M-14-20h18" stroke="#fff" stroke-width="6" stroke-linecap="round"/><rect x="-14" y="4" width="28" height="28" rx="7" fill="#fff" opacity=".85"/>`,
  mug: (c = '#c2361f') =>
    `<path d="M30-20h16a18 18 0 0 1 0 36H30" fill="none" stroke="${c}" stroke-width="10"/><path d="M-34-40h68v62a18 18 0 0 1-18 18h-32a18 18 0 0 1-18-18z" fill="${c}"/><ellipse cy="-40" rx="34" ry="9" fill="#3b2317"/><path d="M-12-62q-10-14 0-26M10-62q-10-14 0-26" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>`,
  calculator: () =>
    `<rect x="-46" y="-64" width="92" height="128" rx="12" fill="#12161c"/><rect x="-36" y="-54" width="72" height="32" rx="6" fill="#cfe4d8"/><path d="M8-32h18M-8-32h4" stroke="#12161c" stroke-width="7" stroke-linecap="round"/>${[
      0, 1, 2,
    ]
      .map((row) =>
        [0, 1, 2]
          .map(
            (column) =>
              `<rect x="${-36 + column * 26}" y="${-12 + row * 24}" width="20" height="17" rx="5" fill="${row === 2 && column === 2 ? '#c2361f' : '#efe8dc'}"/>`,
          )
          .join(''),
      )
      .join('')}`,
  sheet: () =>
    `<g transform="rotate(-6)"><rect x="-62" y="-78" width="124" height="156" rx="8" fill="#fbfaf7"/><rect x="-46" y="-60" width="40" height="30" rx="5" fill="#0e6f66"/><rect x="6" y="-2" width="40" height="30" rx="5" fill="#c2361f"/><rect x="-46" y="42" width="40" height="22" rx="5" fill="#12161c"/><path d="M-6-45h32v40M6 14h-32v26" stroke="#12161c" stroke-width="4" fill="none"/></g>`,
  pencil: (c = '#c2361f') =>
    `<g transform="rotate(38)"><rect x="-7" y="-70" width="14" height="104" fill="${c}"/><path d="M-7 34h14L0 56z" fill="#efe8dc"/><path d="M-2.500 48h5L0 56z" fill="#12161c"/><rect x="-7" y="-82" width="14" height="14" rx="4" fill="#f3cfae"/></g>`,
  notebook: () =>
    `<g transform="rotate(6)"><rect x="-56" y="-70" width="112" height="140" rx="10" fill="#0e6f66"/><path d="M-40-70v140" stroke="#0a554e" stroke-width="7"/><rect x="-18" y="-44" width="56" height="26" rx="5" fill="#efe8dc"/><path d="M40-70v140" stroke="#f0c26a" stroke-width="6"/></g>`,
  duck: () =>
    `<path d="M-44 8c0-18 18-18 26-14 6 4 12 2 14-8 4-6 34 2 44-18 12 30 6 66-32 66-34 0-52-10-52-26z" fill="#f2b632"/><circle cx="-12" cy="-24" r="27" fill="#f2b632"/><path d="M-36-26c-14 0-22 4-22 9s14 8 26 3z" fill="#d9622b"/><circle cx="-20" cy="-30" r="4.500" fill="#12161c"/><path d="M2 10c8 12 26 10 32-6" stroke="#d3951a" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  toast: () =>
    `<path d="M-44-30c-14-20 2-38 22-34h46c20-4 36 14 22 34v62a10 10 0 0 1-10 10h-70a10 10 0 0 1-10-10z" fill="#c98a4b"/><path d="M-34-34c-8-12 2-22 14-20h42c12-2 22 8 14 20v60h-70z" fill="#f2d7a4"/><path d="M-18-30c10-10 30-6 32 8s-8 14-6 26-22 12-24-4-12-20-2-30z" fill="#8ba33c"/><circle cx="4" cy="-12" r="7" fill="#5e7a22"/>`,
  phones: () =>
    [-34, -12, 12, 34]
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn} 0 70)"><rect x="-26" y="-72" width="52" height="112" rx="11" fill="#12161c" stroke="#fbfaf7" stroke-width="2"/><rect x="-20" y="-64" width="40" height="92" rx="6" fill="${['#f0745c', '#46b39a', '#f2b632', '#8fb4e8'][i]}"/></g>`,
      )
      .join(''),
  lens: () =>
    `<path d="M34 40l44 60" stroke="#12161c" stroke-width="17" stroke-linecap="round"/><circle r="54" fill="none" stroke="#12161c" stroke-width="13"/><path d="M-42 4q20-30 44-28t40 30q-20 26-42 26T-42 4z" fill="#fff" stroke="#12161c" stroke-width="5" stroke-linejoin="round"/><circle cx="2" cy="4" r="20" fill="#0e6f66"/><circle cx="2" cy="4" r="10" fill="#12161c"/><circle cx="9" cy="-4" r="5" fill="#fff"/><circle r="47" fill="#d5ecf2" opacity=".2"/><path d="M-30-14q6-18 24-22" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  letter: () =>
    `<g transform="rotate(-7)"><rect x="-66" y="-84" width="132" height="168" rx="12" fill="#fbfaf7"/><text y="52" text-anchor="middle" font-family="Bricolage Grotesque" font-weight="700" font-size="136" fill="#c2361f">Ẵ</text></g>`,
  clapper: () =>
    `<g transform="rotate(-5)"><rect x="-72" y="-40" width="144" height="104" rx="8" fill="#12161c"/><path d="M-52-8h104M-52 18h104M-10 18v32M26 18v32" stroke="#fbfaf7" stroke-width="3"/><g transform="rotate(-11 -72 -44)"><rect x="-72" y="-72" width="144" height="28" rx="5" fill="#12161c"/><path d="M-60-72l22 0-14 28h-20v-20zM-14-72h24l-14 28h-24zM34-72h24l-14 28H20z" fill="#fbfaf7"/></g><circle cx="-32" cy="34" r="9" fill="#c2361f"/></g>`,
  sketch: () =>
    `<g transform="rotate(5)"><rect x="-70" y="-88" width="140" height="176" rx="8" fill="#fbfaf7"/><path d="M-50-66h100v54h-100zM-50 4h44v40h-44zM6 4h44v40H6z" stroke="#12161c" stroke-width="4" fill="none" stroke-linejoin="round"/><path d="M-44-18l28-30 22 20 14-12 28 22" stroke="#c2361f" stroke-width="4" fill="none" stroke-linejoin="round"/><path d="M-50 64h70" stroke="#12161c" stroke-width="6" stroke-linecap="round"/></g>`,
  laptop: () =>
    `<path d="M-92-62h184a10 10 0 0 1 10 10v106h-204V-52a10 10 0 0 1 10-10z" fill="#2a323d"/><path d="M-120 54h240l14 22h-268z" fill="#3b4552"/><path d="m-10-24c1 8 3 16 7 20l-2 8M10-24c-1 8-3 16-7 20l2 8" stroke="#f0745c" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  calendar: () =>
    `<g transform="rotate(5)"><rect x="-64" y="-70" width="128" height="140" rx="12" fill="#fbfaf7"/><path d="M-64-58a12 12 0 0 1 12-12H52a12 12 0 0 1 12 12v26H-64z" fill="#0e6f66"/><text y="44" text-anchor="middle" font-family="Bricolage Grotesque" font-weight="700" font-size="72" fill="#12161c">30</text><path d="M-34-82v22M34-82v22" stroke="#12161c" stroke-width="8" stroke-linecap="round"/></g>`,
  helmet: () =>
    `<path d="M-58 22c10 34 24 48 52 50s52-14 62-50" fill="none" stroke="#12161c" stroke-width="6" stroke-linecap="round"/><path d="M-84 18C-84-44-46-76 6-76c54 0 86 38 84 92-58 16-116 16-174 2z" fill="#c2361f"/><path d="M-84 18C-84-4-80-22-71-37c4 24 20 40 46 46l-3 20c-20-2-38-6-56-11z" fill="#9e2915"/><g fill="#3a0f08"><path d="M-48-14c6-20 16-34 32-42-6 16-9 32-9 48-8-1-16-3-23-6zM-10-6c0-20 4-38 14-54 10 16 14 34 14 54-10 1-18 1-28 0zM34-8c0-16-3-32-9-48 16 8 27 24 33 44-8 2-16 3-24 4z"/></g><path d="M-30-64c10-5 20-7 32-7" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`,
};
