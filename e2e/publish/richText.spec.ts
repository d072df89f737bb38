import { expect, test, type Locator, type Page } from '@playwright/test';

import { openNewPost, openPost, save, signIn, titleField } from '../support/admin';
import { axeFindings } from '../support/axe';
import { cmsUrl } from '../support/stack';

const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Text/ });

const tool = (page: Page, name: RegExp): Locator =>
  page.getByRole('toolbar').first().getByRole('button', { name });

/** Presses Save. Gives the id of the post, and its text as the CMS stored it. */
const saved = async (page: Page): Promise<{ id: string; content: string }> => {
  const answer = page.waitForResponse(
    (one) => one.url().includes('/content-manager/collection-types/') && one.request().method() === 'POST',
  );
  const id = await save(page);
  const { data } = (await (await answer).json()) as { data: { content: string } };
  return { id, content: data.content };
};

const fillDialog = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(fields))
    await dialog.getByRole('textbox', { name: new RegExp(name) }).fill(value);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
};

/** Pastes as a browser does. */
const paste = (page: Page, type: string, text: string): Promise<void> =>
  field(page).evaluate(
    (element, [kind, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(kind, data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, text] as const,
  );

test('an editor writes every element in the admin, and the CMS stores it as it was written', async ({
  page,
}) => {
  await signIn(page);
  await openNewPost(page, 'en');
  await titleField(page).fill('Every element');
  await field(page).click();
  await page.keyboard.type('## A heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Plain, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' and ');
  await page.keyboard.press('Control+k');
  await fillDialog(page, { Text: 'a link', Address: '/en/contact/' });
  await page.keyboard.press('Enter');
  await tool(page, /^Bulleted list/).click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('inner');
  for (const _ of ['inner list', 'list', 'line']) await page.keyboard.press('Enter');
  await tool(page, /^Video/).click();
  await fillDialog(page, { Address: 'https://youtu.be/dQw4w9WgXcQ', Title: 'A song' });
  await field(page).locator('> p').last().click();
  await tool(page, /^Insert a table/).click();
  for (const head of ['A', 'B', 'C']) {
    await page.keyboard.type(head);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('textbox', { name: 'Caption of the table' }).fill('Prices');
  expect(await axeFindings(page, '[data-rich-text]')).toEqual([]);

  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const { id, content } = await saved(page);
  expect(content.split('\n')).toEqual([
    '<h2>A heading</h2>',
    '<p>Plain, <strong>bold</strong> and <a href="/en/contact/">a link</a></p>',
    '<ul><li>one<ul><li>inner</li></ul></li></ul>',
    `<figure data-video="${video}"><a href="${video}">A song</a></figure>`,
    `<table><caption>Prices</caption><thead><tr>${['A', 'B', 'C'].map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${'<tr><td></td><td></td><td></td></tr>'.repeat(2)}</tbody></table>`,
  ]);

  // To open it again is no change, and nothing of it is new to the editor.
  await openPost(page, id, 'en');
  await expect(field(page).locator('caption')).toHaveText('Prices');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByText(/cannot show/)).toBeHidden();
});

test('a picture comes from the media library, and its alternative and caption are written in place', async ({
  page,
}) => {
  await signIn(page);
  await openNewPost(page, 'vi');
  await titleField(page).fill('Một hình ảnh');
  await field(page).click();
  await tool(page, /^Picture/).click();
  const library = page.getByRole('dialog').last();
  await library.getByRole('button', { name: /^Blog/ }).click();
  await library
    .getByRole('checkbox', { name: /^(?!Select all)/ })
    .first()
    .click();
  await library.getByRole('button', { name: /Finish/ }).click();
  await expect(library).toBeHidden();
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('Một ngôi nhà');
  await field(page).locator('figcaption').click();
  await page.keyboard.type('Chụp ở Huế');
  const { content: html } = await saved(page);
  expect(html).toMatch(
    /^<figure><img src="\/uploads\/[^"]+" alt="Một ngôi nhà" width="\d+" height="\d+" \/><figcaption>Chụp ở Huế<\/figcaption><\/figure>$/,
  );
  const [, src = ''] = /src="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(`${cmsUrl}${src}`)).status).toBe(200);
});

test('what is pasted is cleaned, what was left out is said, and undo takes it back', async ({ page }) => {
  await signIn(page);
  await openNewPost(page, 'en');
  await field(page).click();
  await paste(page, 'text/html', '<p style="color:red">a <b>b</b></p><img src="data:image/png;base64,AA">');
  await expect(field(page).locator('strong')).toHaveText('b');
  await expect(page.getByText('Colours, fonts and alignment were left out.')).toBeVisible();
  await expect(page.getByText(/1 picture was left out/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(field(page)).toHaveText('');
  await paste(page, 'text/plain', '## From Markdown\n\nWith **bold** words.');
  await expect(field(page).getByRole('heading', { name: 'From Markdown' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(field(page)).toContainText('## From Markdown');
});
