import { say } from '../shared/language.js';

/** Two invented crests, 40 x 48. */
export const crest = (home) =>
  home
    ? `<svg viewBox="0 0 40 48"><path d="M20 1 38 6v20c0 11-8 17-18 21C10 43 2 37 2 26V6z" fill="#f0b43c"/><path d="M20 5 34.500 9v17c0 9-6 13.500-14.500 17C11.500 39.500 5.500 35 5.500 26V9z" fill="#16234a"/><path d="M5.500 9 20 5v38C11.500 39.500 5.500 35 5.500 26z" fill="#a3182f"/><circle cx="20" cy="22" r="8" fill="#fbf6ea"/><path d="m20 17 4.500 3.300-1.700 5.200h-5.600l-1.700-5.200z" fill="#16234a"/></svg>`
    : `<svg viewBox="0 0 40 48"><path d="M3 4h34v22c0 10-8 16-17 20C11 42 3 36 3 26z" fill="#fff"/><path d="M6 7h28v19c0 8-6.500 13-14 16.500C12.500 39 6 34 6 26z" fill="#2c7a5b"/><path d="M6 17h28v8H6z" fill="#fff"/><path d="M20 9v5M20 28v9M14 32h12" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`;

export const status = (tone) =>
  `<div class="status">20:41<i></i><svg viewBox="0 0 24 12" width="24"><rect x="1" y="1" width="19" height="10" rx="3" fill="none" stroke="${tone}"/><rect x="3" y="3" width="11" height="6" rx="1.500" fill="${tone}"/><path d="M22 4v4" stroke="${tone}" stroke-width="2" stroke-linecap="round"/></svg></div>`;

const inVietnamese = { Match: 'Trận đấu', News: 'Tin tức', Squad: 'Đội bóng', Mine: 'Của tôi' };

export const tabs = (on) => {
  const icons = {
    Match: '<circle cx="10" cy="10" r="7.500"/><path d="m10 6 3.800 2.800-1.500 4.400H7.700L6.200 8.800z"/>',
    News: '<path d="M3 4h11v12H5a2 2 0 0 1-2-2zM14 8h3v6a2 2 0 0 1-4 0M6 7h5M6 10h5M6 13h3"/>',
    Squad: '<path d="m7 3-5 3 2 4 2-1v8h8V9l2 1 2-4-5-3c-1 2-5 2-6 0z"/>',
    Mine: '<circle cx="10" cy="7" r="3.500"/><path d="M3 17c1-6 13-6 14 0"/>',
  };
  return `<nav>${Object.entries(icons)
    .map(
      ([name, path]) =>
        `<span class="${name === on ? 'on' : ''}"><svg viewBox="0 0 20 20">${path}</svg>${say(name, inVietnamese[name])}</span>`,
    )
    .join('')}</nav>`;
};

/** The captain comes back: a player of few shapes. */
export const player = () => `<svg viewBox="0 0 354 190" preserveAspectRatio="xMidYMin slice">
  <rect width="354" height="190" fill="#16234a"/>
  <path d="M0 190V96l60-18 60 18 60-18 60 18 60-18 60 18v94z" fill="#22336a"/>
  <g fill="#e9edf8"><path d="M24 0h8l40 96H20zM322 0h8l4 96h-52z" opacity=".12"/><circle cx="28" cy="10" r="9"/><circle cx="326" cy="10" r="9"/></g>
  <path d="M0 150h354v40H0z" fill="#1f7a55"/><path d="M0 150h60l-20 40H0zM130 150h64l0 40h-72zM262 150h64l28 40h-76z" fill="#28906a"/>
  <g transform="translate(178 48)">
    <path d="M-52 84-66 160h26l10-70zM52 84l14 76H40l-10-70z" fill="#c98a5e"/>
    <path d="M-52 54c8-16 28-24 52-24s44 8 52 24l18 44-26 12-8-18 4 72h-80l4-72-8 18-26-12z" fill="#a3182f"/>
    <path d="M-13 30h26l5 134h-36z" fill="#16234a"/>
    <path d="M-36 92-38 164h-2l4-72 4-30zM36 92l2 72h2l-4-72-4-30z" fill="#7d1023"/>
    <path d="M-14 34V14h28v20c-6 10-22 10-28 0z" fill="#b97a50"/>
    <path d="M-16 32c4 12 28 12 32 0l6 2c-6 20-38 20-44 0z" fill="#f0b43c"/>
    <path d="M-22-4c0-20 10-28 22-28s22 8 22 28-10 32-22 32S-22 16-22-4z" fill="#d99a6c"/>
    <path d="M-25-2c-4-26 8-36 25-36s29 10 25 36c-4-2-4-12-8-16-10 4-24 2-34-4-2 8-4 18-8 20z" fill="#20120c"/>
    <path d="M-7 12q7 5 14 0" stroke="#7a4526" stroke-width="2.500" fill="none" stroke-linecap="round"/>
    <text y="102" text-anchor="middle" font-family="Archivo Variable" font-weight="800" font-size="42" fill="#f0b43c">4</text>
    <path d="m49 78 17-8 6 14-18 8z" fill="#f0b43c"/>
  </g>
</svg>`;

export const scarf = () =>
  `<svg viewBox="0 0 110 92" preserveAspectRatio="xMidYMid slice"><rect width="110" height="92" fill="#f0b43c"/><g transform="rotate(-14 55 46)"><path d="M-20 30h150v32H-20z" fill="#a3182f"/><path d="M0 30h18v32H0zM36 30h18v32H36zM72 30h18v32H72z" fill="#16234a"/></g></svg>`;

export const academy = () =>
  `<svg viewBox="0 0 110 92" preserveAspectRatio="xMidYMid slice"><rect width="110" height="92" fill="#28906a"/><path d="M-6 92 40-6M34 92 70-6M78 92l22-98" stroke="#2fa67a" stroke-width="16"/><circle cx="62" cy="52" r="24" fill="#fbf6ea"/><path d="m62 40 11 8-4 13H55l-4-13z" fill="#16234a"/><path d="M62 28v12M85 46l-12 2M75 73l-6-12M49 73l6-12M39 46l12 2" stroke="#16234a" stroke-width="3"/></svg>`;
