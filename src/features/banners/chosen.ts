import { defaultBanner } from './bannerPaths';

/** The banners of a page, by their kinds. */
export interface Slugs {
  readonly standard: readonly string[];
  readonly rich: readonly string[];
}

/** What a page shows. */
export interface Chosen {
  /** The rich banner whose tab is chosen. */
  readonly rich: string;
  /** The standard banner that is open. */
  readonly opened: string | null;
  /** Grows when a demo is to be loaded anew. */
  readonly round: number;
}

interface Choice {
  /** Null closes what is open. */
  readonly slug: string | null;
  /** Somebody chose it, maybe once more. */
  readonly anew?: boolean;
}

/** Makes of what is shown and of what is chosen what is to be shown; an unknown slug changes no tab. */
export const chosenBy =
  ({ standard, rich }: Slugs) =>
  (before: Chosen, { slug, anew = false }: Choice): Chosen => {
    const tab = rich.find((one) => one === slug);
    return {
      rich: tab ?? before.rich,
      opened: standard.find((one) => one === slug) ?? null,
      round: tab && anew ? before.round + 1 : before.round,
    };
  };

/** What the page of a banner shows, or that of the service. */
export const firstChoice = (slugs: Slugs, slug: string | null): Chosen =>
  chosenBy(slugs)({ rich: defaultBanner, opened: null, round: 0 }, { slug });

/** The banner whose name the page bears: that of the service shows one as well, but is not that banner's. */
export const namedBy = (pageSlug: string | null, { rich, opened, round }: Chosen): string | null =>
  pageSlug || opened || round > 0 ? (opened ?? rich) : null;

/** Whether a slug would change nothing. */
export const isShown = ({ rich, opened }: Chosen, slug: string): boolean => (opened ?? rich) === slug;
