/** A post as the CMS answers it. */
export const postAnswer = (slug: string, more?: Readonly<Record<string, unknown>>) => ({
  id: 7,
  documentId: slug,
  slug,
  title: `Title of ${slug}`,
  excerpt: `Excerpt of ${slug}`,
  views: 184,
  defaultPublishedDate: '2024-01-05T02:00:00.000Z',
  publishedAt: '2026-06-01T02:00:00.000Z',
  categories: [
    { id: 1, title: 'Design' },
    { id: 2, title: 'Engineering' },
  ],
  tags: [{ id: 3, title: 'React' }],
  user: {
    ...{ id: 4, firstName: 'Linh' },
    avatar: {
      id: 6,
      url: '/uploads/linh.webp',
      formats: { xxsmall: { url: '/uploads/xxsmall_linh.webp', width: 96, height: 96 } },
    },
  },
  titleImage: {
    id: 5,
    url: '/uploads/a.webp',
    width: 1600,
    height: 900,
    formats: {
      thumbnail: { url: '/uploads/thumbnail_a.webp', width: 245, height: 138 },
      small: { url: '/uploads/small_a.webp', width: 500, height: 281 },
      medium: { url: '/uploads/medium_a.webp', width: 750, height: 422 },
    },
  },
  ...more,
});

export const pageAnswer = (slugs: readonly string[], total = slugs.length) => ({
  data: slugs.map((slug) => postAnswer(slug)),
  meta: { pagination: { start: 0, limit: 12, total } },
});

interface Call {
  /** What was asked, decoded. */
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  readonly answer: (body: unknown, status?: number) => void;
  /** No connection. */
  readonly fail: () => void;
}

/** Takes the place of `fetch`: every call waits for the answer that the test gives it. */
export const stubFetch = (): Call[] => {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    (url, init) =>
      new Promise((resolve, reject) => {
        const signal = init?.signal ?? new AbortController().signal;
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = (body: unknown, status = 200) => {
          const response = { ok: status < 300, status, statusText: 'Bad Gateway' };
          const text = async () => JSON.stringify(body);
          resolve({ ...response, text, json: async () => body } as Response);
        };
        const query = new URL(String(url), 'https://saola.example').searchParams;
        calls.push({ query, signal, answer, fail: () => reject(new TypeError('Failed to fetch')) });
      }),
  );
  return calls;
};
