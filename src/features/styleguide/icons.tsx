/** A window with lines of text, as the boxes of a case study carry one. */
export const CodeIcon = () => (
  <svg
    viewBox="0 0 64 48"
    width="64"
    height="48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <rect x="2" y="2" width="60" height="44" rx="6" />
    <path d="M2 14h60M12 26h16M36 26h16M12 36h24M44 36h8" strokeLinecap="round" />
  </svg>
);

/** A phone, for the smaller box beside it. */
export const PhoneIcon = () => (
  <svg
    viewBox="0 0 28 44"
    width="28"
    height="44"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <rect x="2" y="2" width="24" height="40" rx="6" />
    <path d="M11 36h6" strokeLinecap="round" />
  </svg>
);
