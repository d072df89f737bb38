const paths = { play: 'M4 2v12l10-6z', pause: 'M3 2h4v12H3zM9 2h4v12H9z' } as const;

/** What a button does to a banner that runs by itself. */
export const PlayIcon = ({ act }: { readonly act: keyof typeof paths }) => (
  <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
    <path d={paths[act]} />
  </svg>
);
