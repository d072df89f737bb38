/** Address of the call that tells views, without the posts that it is about. */
export const viewsCall = (contentApi: string, locale: string): string =>
  `${contentApi}/dicom-blogs?locale=${locale}&fields[0]=slug&fields[1]=views`;

/** As many posts as the CMS lets one call name. */
const mostAtOnce = 50;

/** `# views` and `# view`, with the number of views for '#', its digits grouped as the language does it. */
export const viewsWords = (
  views: number,
  { one = '#', other = '#' }: { readonly one?: string | undefined; readonly other?: string | undefined },
  locale: string,
): string => (views === 1 ? one : other).replace('#', new Intl.NumberFormat(locale).format(views));

interface Answer {
  readonly data: readonly { readonly slug: string; readonly views: number | null }[];
}

const isAnswer = (body: unknown): body is Answer =>
  Array.isArray((body as Partial<Answer> | null)?.data) &&
  (body as Answer).data.every(({ slug, views }) => typeof slug === 'string' && (views ?? 0) >= 0);

/**
 * Shows the views of this moment on the cards of the page, which have those of the build: `<span data-views-of="<slug>">` in a page
 * with `<… data-views-call data-one data-other>`. One call for all cards that have not been asked for yet. Silent: where none answers,
 * the numbers stay.
 */
export const freshenViews = async (): Promise<void> => {
  const { viewsCall: call, ...words } =
    document.querySelector<HTMLElement>('[data-views-call]')?.dataset ?? {};
  const places = [...document.querySelectorAll<HTMLElement>('[data-views-of]:not([data-asked])')];
  const some = places.slice(0, mostAtOnce);
  if (!call || !some[0]) return;
  for (const place of some) place.dataset.asked = '';
  const slugs = some.map(({ dataset }, at) => `&filters[slug][$in][${at}]=${dataset.viewsOf}`);
  try {
    const answer = await fetch(`${call}${slugs.join('')}&pagination[limit]=${some.length}`, {
      credentials: 'omit',
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    if (!isAnswer(body)) return;
    for (const { slug, views } of body.data)
      for (const place of some)
        if (place.dataset.viewsOf === slug)
          place.textContent = viewsWords(views ?? 0, words, document.documentElement.lang);
  } catch {
    // The numbers of the build stay.
  }
};
