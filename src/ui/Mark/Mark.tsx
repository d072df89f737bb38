interface MarkProps {
  /** Pixels; without it as large as its styles say. */
  readonly size?: number;
  readonly className?: string;
}

/** The mark of the brand, the two horns of a saola: decoration, drawn in the colour that its styles give the line. */
export const Mark = ({ size, className }: MarkProps) => (
  <svg viewBox="0 0 26 26" width={size} height={size} className={className} aria-hidden="true">
    <path d="M4 1c1 9 3 13 6 17l-2 7M22 1c-1 9-3 13-6 17l2 7" />
  </svg>
);
