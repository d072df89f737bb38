/** What a post is related by. */
export interface RelatablePost {
  readonly id: string;
  readonly categories: readonly { readonly id: string }[] | null;
  readonly tags: readonly { readonly id: string }[] | null;
}

/** How many related posts a page shows (docs/specification/cms-pages.md, 'Blog posts'). */
const most = 3;

/** How many older posts are compared: what is far away in time is rarely what to read next. */
const compared = 24;

const groupsOf = ({ categories, tags }: RelatablePost): string[] =>
  [...(categories ?? []), ...(tags ?? [])].map(({ id }) => id);

/**
 * For each post, by its id, the ids of what to read next: of the posts before it those that share most categories and tags
 * with it, then the latest. Older ones only, so that a new post changes no other's page; the oldest have those after them.
 *
 * @param posts of one language, the newest first
 */
export const relatedPosts = (posts: readonly RelatablePost[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    posts.map((post, place) => {
      const own = new Set(groupsOf(post));
      const shared = (other: RelatablePost) => groupsOf(other).filter((group) => own.has(group)).length;
      const older = posts
        .slice(place + 1, place + 1 + compared)
        .map((other) => ({ id: other.id, shared: shared(other) }))
        .sort((one, other) => other.shared - one.shared);
      const newer = posts.slice(Math.max(0, place - most), place).reverse();
      return [post.id, [...older, ...newer].slice(0, most).map(({ id }) => id)];
    }),
  );
