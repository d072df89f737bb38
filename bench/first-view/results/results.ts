import type { FirstView } from '../measure/firstView';
import type { Inlined } from '../measure/inlined';

/** How many tries there were of a kind, and in how many the page lost what the visitor did. */
export interface Losses {
  tries: number;
  lost: number;
  /** Milliseconds from the press to the page's answer, median of the tries that were not lost; null without one. */
  answered: number | null;
}

export interface SiteResult {
  id: string;
  title: string;
  /** Exact versions of what it is made of. */
  versions: Record<string, string>;
  /** Medians over the rounds. */
  firstView: FirstView;
  inlined: Inlined;
  clicks: Losses;
  texts: Losses;
  rounds: FirstView[];
}

/** A goal of our own site and whether it is met. */
export interface Goal {
  text: string;
  /** The figure in words. */
  found: string;
  met: boolean;
}

/** Everything a run found out. */
export interface Results {
  /** ISO day. */
  date: string;
  /** Address of the post on our site. */
  post: string;
  machine: { cores: number; cpu: string };
  /** Of the tools: Node, the browser, Lighthouse. */
  tools: Record<string, string>;
  rounds: number;
  sites: SiteResult[];
  goals: Goal[];
}
