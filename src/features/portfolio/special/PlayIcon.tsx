const paths = { play: 'M4 2v12l10-6z', pause: 'M3 2h4v12H3zM9 2h4v12H9z' } as const;

/** What a button does to a film, or to a banner that runs by itself. */
export const PlayIcon = ({
  act,
  size = 14,
}: {
  readonly act: keyof typeof paths;
  readonly size?: number;
}) => (
  <svg viewBox="0 0 16 16" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d={paths[act]} />
  </svg>
);
