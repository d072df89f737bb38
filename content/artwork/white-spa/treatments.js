/** The four treatments, each 74 by 82: the booking page has them in its list. */
export const polish =
  '<path fill="#f6d9c8" d="M0 0h74v82H0z"/><path fill="#5b2c1d" d="M30 12h14v26H30z"/><rect x="22" y="36" width="30" height="36" rx="7" fill="#a92d22"/><path fill="#fff" opacity=".4" d="M27 42h5v22h-5z"/>';
export const bowl =
  '<path fill="#dbe8df" d="M0 0h74v82H0z"/><path fill="#2f6b5c" d="M8 46h58c-2 18-12 26-29 26S10 64 8 46z"/><path fill="#cfe9ee" d="M8 46a29 7 0 0 1 58 0 29 7 0 0 1-58 0z"/><circle cx="30" cy="45" r="5" fill="#fff8f1"/><circle cx="44" cy="46" r="4" fill="#f4c256"/><path fill="#7fb49f" d="M37 34c-8-8-8-18 0-26 8 8 8 18 0 26z"/>';
export const stones =
  '<path fill="#ead7ec" d="M0 0h74v82H0z"/><ellipse cx="37" cy="66" rx="26" ry="9" fill="#6d4a5f"/><ellipse cx="37" cy="52" rx="20" ry="8" fill="#8d6780"/><ellipse cx="37" cy="39" rx="14" ry="7" fill="#b08ea4"/><path fill="#fff8f1" d="M37 30c-7-5-9-14 0-20 9 6 7 15 0 20z"/>';
export const candle =
  '<path fill="#fbe5b8" d="M0 0h74v82H0z"/><path fill="#e39271" d="M20 40h34v36H20z"/><path fill="#a9482f" d="M20 40h34v8H20z"/><path fill="#43241a" d="M36 30h2v10h-2z"/><path fill="#f08b2c" d="M37 10c8 9 6 18 0 22-6-4-8-13 0-22z"/>';
