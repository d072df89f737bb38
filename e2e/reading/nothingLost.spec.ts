import { expect, test, type Page } from '@playwright/test';

import { framework, hydrated, slowDown } from '../support/firstView';
import { hold } from '../support/hold';
import { settle } from '../support/settle';
import { siteUrl } from '../support/stack';

const address = `${siteUrl}/en/styleguide/`;
const text = 'Xin chào, tôi là Ngọc Ánh';

/** What React knows, which is more than what stands in the fields. */
const known = (page: Page, part: string) => page.locator(`#specimen-${part}`);

/** As soon as there is something to touch, long before any script. */
const arrive = async (page: Page) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#specimen-name').waitFor();
};

test('a burst of typing at first paint is not lost, on slow 4G and a slow processor', async ({ page }) => {
  await slowDown(page);
  await arrive(page);
  await page.locator('#specimen-name').focus();
  await page.keyboard.insertText(text);
  await expect(known(page, 'echo')).toHaveText(text);
  await expect(page.locator('#specimen-name')).toHaveValue(text);
});

test('typing goes on through hydration without a lost or doubled letter, and the caret stays', async ({
  page,
}) => {
  await slowDown(page);
  await arrive(page);
  const name = page.locator('#specimen-name');
  await name.focus();
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(3);
  await page.keyboard.type('[]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(letters, { delay: 40 });
  await hydrated(page);
  await page.keyboard.type('!');
  await expect(name).toHaveValue(`[${letters}!]`);
  await expect(known(page, 'echo')).toHaveText(`[${letters}!]`);
});

test('ticks, choices and long texts made before React are known to it', async ({ page }) => {
  await slowDown(page);
  await arrive(page);
  await page.locator('#specimen-message-field').fill('Two lines\nof text');
  await page.locator('[name=city]').selectOption('melbourne');
  await page.locator('[name=letter]').check();
  await page.locator('[name=reply][value=phone]').check();
  await expect(known(page, 'message')).toHaveText('Two lines of text');
  await expect(known(page, 'city')).toHaveText('melbourne');
  await expect(known(page, 'letter')).toHaveText('true');
  await expect(known(page, 'reply')).toHaveText('phone');
});

test('a word that an input method is composing stays whole: React waits for its end', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await arrive(page);
  const data = page.waitForResponse(/\/page-data\/en\/styleguide\/page-data\.json/);
  await page.locator('#specimen-name').focus();
  await session.send('Input.imeSetComposition', { text: 'nghie', selectionStart: 5, selectionEnd: 5 });
  await data;
  await settle(page);
  await session.send('Input.imeSetComposition', { text: 'nghiê', selectionStart: 5, selectionEnd: 5 });
  await expect(page.locator('#specimen-name')).toHaveValue('nghiê');
  await expect(known(page, 'echo')).toHaveText('');
  await session.send('Input.insertText', { text: 'nghiêng' });
  await expect(known(page, 'echo')).toHaveText('nghiêng');
  await expect(page.locator('#specimen-name')).toHaveValue('nghiêng');
});

test('clicks that come before React count once, however often an impatient visitor repeats them', async ({
  page,
}) => {
  const come = await hold(page, framework);
  await arrive(page);
  await page.locator('#specimen-count').click({ clickCount: 3 });
  come();
  await expect(known(page, 'clicks')).toHaveText('1');
  await page.locator('#specimen-count').click();
  await expect(known(page, 'clicks')).toHaveText('2');
});

test('a submit before React is sent exactly once, with what was typed', async ({ page }) => {
  const come = await hold(page, framework);
  await arrive(page);
  await page.locator('#specimen-name').fill(text);
  // Twice in one task: less of the ten seconds is over in which a submit waits for React.
  await page.locator('#specimen-form [type=submit]').evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  come();
  await expect(known(page, 'sent')).toHaveText('1');
  await expect(known(page, 'echo')).toHaveText(text);
  await expect(page).toHaveURL(address);
  await settle(page);
  await expect(known(page, 'sent')).toHaveText('1');
});

for (const [what, file] of Object.entries({
  'the framework': framework,
  "the page's chunk": /\/component---src-pages-styleguide[^/]*\.js$/,
  "the page's data": /\/page-data\/en\/styleguide\/page-data\.json/,
}))
  test(`when ${what} does not arrive, the form goes to its own action, once, with what was typed`, async ({
    page,
  }) => {
    const posts: string[] = [];
    await page.route(file, (route) => route.abort());
    await page.route(`${siteUrl}/sent/`, async (route) => {
      posts.push(route.request().postData() ?? '');
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sent</h1>' });
    });
    await arrive(page);
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#specimen-form');
      if (form) Object.assign(form, { method: 'post', action: '/sent/' });
    });
    await page.locator('#specimen-name').fill(text);
    await page.locator('#specimen-form [type=submit]').click();
    await expect(page.getByRole('heading', { name: 'Sent' })).toBeVisible();
    expect(posts).toHaveLength(1);
    const sent = new URLSearchParams(posts[0]);
    expect([sent.get('name'), sent.get('way')]).toEqual([text, 'button']);
  });

test('when the site was released anew meanwhile, nothing typed is lost to a reload', async ({ page }) => {
  await page.route(/\/page-data\/app-data\.json/, (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'another' } }),
  );
  await arrive(page);
  const data = page.waitForResponse(/\/page-data\/app-data\.json/);
  await page.locator('#specimen-name').fill(text);
  await data;
  await settle(page);
  await expect(page.locator('#specimen-name')).toHaveValue(text);
  await page.locator('#specimen-form [type=submit]').click();
  await expect(page).toHaveURL(/name=Xin\+ch/);
});
