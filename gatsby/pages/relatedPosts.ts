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

/** On how many newer posts' pages one may stand: an edit of its title changes all of them. */
const mostOften = 5;

const groupsOf = ({ categories, tags }: RelatablePost): string[] =>
  [...(categories ?? []), ...(tags ?? [])].map(({ id }) => id);

/**
 * For each post, by its id, the ids of what to read next: of the posts before it those that share most categories and tags
 * with it, then the latest. Older ones only, so that a new post changes no other's page; the oldest have those after them. The
 * posts right before and after it have their links above these: they are among them only where there are no others.
 *
 * @param posts of one language, the newest first
 */
export const relatedPosts = (posts: readonly RelatablePost[]): ReadonlyMap<string, readonly string[]> => {
  const times = new Map<string, number>();
  const related = new Map<string, readonly string[]>();
  // From the oldest on: what one shows depends on older ones alone.
  for (let place = posts.length - 1; place >= 0; place -= 1) {
    const post = posts[place];
    if (!post) continue;
    const own = new Set(groupsOf(post));
    const older = posts
      .slice(place + 2, place + 2 + compared)
      .map((other) => ({ id: other.id, shared: groupsOf(other).filter((group) => own.has(group)).length }))
      .sort((one, other) => other.shared - one.shared);
    const isFree = ({ id }: { readonly id: string }) => (times.get(id) ?? 0) < mostOften;
    const newer = posts.slice(Math.max(0, place - 1 - most), Math.max(0, place - 1)).reverse();
    const neighbours = [...posts.slice(place + 1, place + 2), ...posts.slice(Math.max(0, place - 1), place)];
    const all = [...older.filter(isFree), ...older, ...newer, ...neighbours].map(({ id }) => id);
    const ids = [...new Set(all)].slice(0, most);
    for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
    related.set(post.id, ids);
  }
  return related;
};
