import type { ReactNode } from 'react';

/** What both kinds of strip are told: the one that scrolls and the one that slides. */
export interface StripProps {
  readonly label: string;
  readonly slides: readonly ReactNode[];
  /** Says which slide of all one is. */
  readonly position: (at: number, all: number) => string;
  /** The first slide to be seen, when the strip appears. */
  readonly start: number;
  /** Slides seen side by side. */
  readonly fit: number;
  /** Called with the first slide that is seen. */
  readonly onMove: (index: number) => void;
}

/** What the buttons ask of either. */
export interface StripHandle {
  readonly goTo: (index: number) => void;
}
