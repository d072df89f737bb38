/** Doors inside doors, as far as the ground reaches: the card's and the stage's ground. */
export const draw = () => `<svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice">
  <rect width="1440" height="900" fill="#4b1c31"/>
  ${Array.from({ length: 12 }, (_, i) => 11 - i)
    .map((i) => {
      const r = 90 + i * 92;
      const top = 800 - i * 112;
      const fill = i === 0 ? '#d9ad62' : i % 2 ? '#4b1c31' : '#541f37';
      return `<path d="M${720 - r} 900V${top + r}a${r} ${r} 0 0 1 ${2 * r} 0v900z" fill="${fill}" stroke="#7c3a55" stroke-width="2"/>`;
    })
    .join('')}
</svg>`;
