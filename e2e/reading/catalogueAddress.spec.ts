import { expect, test } from '@playwright/test';

import { all, calls, column, list, open, status, tick, titles, travel } from '../support/catalogue';
import { shifted, watchShifts } from '../support/layoutShift';
import { sampleTemplates } from '../support/sampleTemplates';

test('says that nothing could answer, and asks once more', async ({ page }) => {
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await page.route('**/catalogue/index.json', (route) => route.abort('connectionrefused'));
  await open(page, '?categories=du-lich');
  await expect(page.getByText('Có thể đường truyền đang gián đoạn.')).toBeVisible();
  await expect(titles(page)).toHaveText(sampleTemplates.slice(0, 3).map(({ title }) => title));
  await expect(page.locator('body')).not.toContainText('phù hợp');
  await expect(column(page).getByRole('checkbox', { name: 'Du lịch' })).toBeChecked();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(titles(page)).toHaveCount(travel.length);
});

test('goes back from its filters to all templates, and forward again', async ({ page }) => {
  await open(page);
  await tick(page, 'Du lịch');
  await expect(page).toHaveURL(`${list}?categories=du-lich`);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(status(page)).toHaveText(`Tất cả ${all} mẫu`);
  await expect(column(page).getByRole('checkbox', { name: 'Du lịch' })).not.toBeChecked();
  await page.goForward();
  await expect(page).toHaveURL(`${list}?categories=du-lich`);
  await expect(titles(page)).toHaveCount(travel.length);
});

for (const width of [390, 1440])
  test(`nothing moves by itself where its address asks for something (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await page.goto(`${list}?categories=du-lich`);
    await expect(status(page)).toHaveText(`${travel.length} mẫu phù hợp`);
    expect(await shifted(page)).toBeLessThan(0.02);
  });
