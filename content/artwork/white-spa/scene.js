/** Two grounds, cut like a folded towel. */
export const draw = () =>
  `<svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"><path d="M0 0h1440v900H0z" fill="#a9482f"/><path d="M0 0h660L330 900H0z" fill="#f6d9c8"/></svg>`;
