import { expect, test, type Page } from '@playwright/test';

import { pictureOfSize } from '../../cms/tests/support/pictures';
import { named, parseXml, textsOf } from '../../jest/xml';
import { openPost, signIn } from '../support/admin';
import { publishEntry, removeEntry, uploadPicture } from '../support/contentManager';
import { hydrate } from '../support/firstView';
import {
  hostileContents,
  hostileTitle,
  hostileWords,
  touchEverything,
  watchForRuns,
} from '../support/hostile';
import { cmsUrl, siteUrl } from '../support/stack';

// What keeps a hostile text from running is to be its cleaning, not the policy of the page alone.
test.use({ bypassCSP: true });

const TYPES = {
  post: 'api::dicom-blog.dicom-blog',
  showcase: 'api::showcase.showcase',
  template: 'api::collection.collection',
} as const;

interface Made {
  readonly type: (typeof TYPES)[keyof typeof TYPES];
  readonly documentId: string;
  /** Address of its page, without the site's. */
  readonly path: string;
}

const queryOf = (type: Made['type']): string => (type === TYPES.post ? '?locale=en' : '');

/** Publishes every hostile text, in posts, and the first of them in a showcase and a template as well. */
const publishAll = async (made: Made[]): Promise<void> => {
  const picture = await uploadPicture('hostile.jpg', await pictureOfSize(300, 200));
  const put = async (type: Made['type'], path: string, data: object) => {
    made.push({ type, path, documentId: await publishEntry(type, data, queryOf(type)) });
  };
  const contents = hostileContents(picture.url);
  const minuteAgo = new Date(Date.now() - 60_000).toISOString();
  for (const [index, content] of contents.entries())
    await put(TYPES.post, `/en/blog/hostile-${index}/`, {
      ...{
        title: hostileTitle(index),
        slug: `hostile-${index}`,
        excerpt: `Words ${hostileWords(index)}`.slice(0, 480),
        content,
      },
      ...{ titleImage: picture.id, titleImageAlternativeText: hostileWords(index).slice(0, 200) },
      defaultPublishedDate: minuteAgo,
    });
  const all = contents.slice(0, 12).join('\n\n');
  await put(TYPES.showcase, '/en/showcases-web/hostile/', {
    ...{
      title: hostileTitle(90),
      slug: 'hostile',
      type: 'Website',
      thumbnail: picture.id,
      images: [picture.id],
    },
    ...{ sortDescription: hostileWords(1), description: all, clientName: hostileTitle(91) },
  });
  await put(TYPES.template, '/vn/collection/hostile/one/', {
    ...{ title: hostileTitle(92), slug: 'hostile', basic_price: 1, thumbnail: picture.id },
    ...{ short_description: contents[2], description: all },
    layouts: [
      {
        ...{ title: hostileTitle(93), slug: 'one', thumbnail: picture.id, full_image: picture.id },
        url_demo: "https://x.example/\"><img/src=x/onerror='__ran=1'>",
      },
    ],
  });
};

const openOnSite = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${siteUrl}${path}`);
  await touchEverything(page);
  await hydrate(page);
  await touchEverything(page);
};

/** Shows the texts of the feed as a careless reader would. */
const showFeed = async (page: Page): Promise<void> => {
  const answer = await fetch(`${siteUrl}/en/blog/rss.xml`);
  const items = named(parseXml(await answer.text()), 'channel').flatMap((channel) => named(channel, 'item'));
  expect(items).toHaveLength(20);
  expect(
    items.flatMap((item) => textsOf(item, 'link')).filter((link) => link.includes('/hostile-')),
  ).toHaveLength(20);
  for (const item of items) {
    await page.goto(`${siteUrl}/robots.txt`);
    const html = [...textsOf(item, 'description'), ...textsOf(item, 'content:encoded')].join('');
    await page.setContent(`<!doctype html><title>a</title><main>${html}</main>`);
    await touchEverything(page);
  }
};

const openInAdmin = async (page: Page, { type, documentId }: Made): Promise<void> => {
  if (type === TYPES.post) await openPost(page, documentId, 'en');
  else await page.goto(`${cmsUrl}/admin/content-manager/collection-types/${type}/${documentId}`);
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible();
  await touchEverything(page);
};

test('nothing of what an editor writes runs: not on the site, not in its feed, not in the admin', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const made: Made[] = [];
  const ran = await watchForRuns(page);
  try {
    await publishAll(made);
    const statuses = () =>
      Promise.all(made.map(async ({ path }) => (await fetch(`${siteUrl}${path}`)).status));
    await expect.poll(statuses, { timeout: 300_000, intervals: [2_000] }).toEqual(made.map(() => 200));

    for (const { path } of made) await openOnSite(page, path);
    for (const path of [
      '/en/blog/',
      '/en/showcases-web/',
      '/vn/collection/',
      '/vn/collection/hostile/one/preview/',
    ])
      await page.goto(`${siteUrl}${path}`);
    expect(ran).toEqual([]);

    await showFeed(page);
    expect(ran).toEqual([]);

    await signIn(page);
    for (const entry of made) await openInAdmin(page, entry);
    expect(ran).toEqual([]);
  } finally {
    for (const { type, documentId } of made)
      await removeEntry(type, documentId, type === TYPES.post ? '?locale=*' : '');
  }
});

test('what would run is noticed', async ({ page }) => {
  const ran = await watchForRuns(page);
  await page.goto(`${siteUrl}/robots.txt`);
  await page.setContent('<main><img src="x" onerror="__ran=1"></main>');
  await expect.poll(() => ran.length).toBe(1);
  await page.setContent('<main><p onclick="alert(1)">a</p></main>');
  await expect(touchEverything(page)).rejects.toThrow(/onclick/);
  expect(ran.at(-1)).toMatch(/^dialog/);
});
