import { expect, test, type Page } from '@playwright/test';

import { stored } from '../support/received';
import { siteUrl } from '../support/stack';
import { part, templatePage } from '../support/template';
import { document, field, fillPerson, newVisitor, visitorForm } from '../support/visitorForm';

test.use({ javaScriptEnabled: false });

const numbers = {
  en: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  vn: ['', '', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
};

/** Answers the question that stands in for the captcha: the sum of two numbers in words. */
const answer = async (page: Page, language: 'en' | 'vn') => {
  const question = (await page.locator('label[for=answer]').innerText()).toLowerCase();
  const found = question
    .split(/[^\p{Letter}]+/u)
    .map((word) => numbers[language].indexOf(word))
    .filter((value) => value > 1);
  expect(found).toHaveLength(2);
  await page.locator('#answer').fill(String(found.reduce((sum, value) => sum + value, 0)));
};

for (const [language, thanks] of [
  ['en', 'Send message successfully, We will reply soon!'],
  ['vn', 'Đã gửi tin nhắn thành công'],
] as const)
  test(`a message goes without JavaScript: errors and what was written stay (${language})`, async ({
    page,
  }) => {
    const visitor = newVisitor('plain');
    await page.goto(`${siteUrl}/${language}/contact/`);
    const form = visitorForm(page, 'contact-page');
    await fillPerson(form, { ...visitor, name: 'Lan' });
    await field(form, 'subject').selectOption('web');
    await field(form, 'countryName').selectOption('vn');
    await form.locator('[type=submit]').click();
    await expect(page).toHaveURL(/\/api\/team-chat$/);
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'vn' ? 'vi' : 'en');
    await expect(field(page.locator('form'), 'name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page.locator('form'), 'message')).toHaveValue(visitor.message);
    // The page has its looks: a person does not see the field that only programs fill in.
    await expect(field(page.locator('form'), 'website')).not.toBeInViewport();
    await page.locator('#name').fill(visitor.name);
    await answer(page, language);
    await page.locator('[type=submit]').click();
    await expect(page.getByRole('status')).toContainText(thanks);
    expect((await stored(visitor.email)).fields).toMatchObject({ countryName: 'vn', countryCode: '+84' });
  });

test('an application with its file goes without JavaScript', async ({ page }) => {
  const visitor = newVisitor('plain');
  await page.goto(`${siteUrl}/en/career/`);
  const form = visitorForm(page, 'apply-open');
  await fillPerson(form, visitor);
  await form.locator('input[type=file]').setInputFiles(document('cv.pdf'));
  await form.locator('[type=submit]').click();
  await answer(page, 'en');
  await page.locator('input[type=file]').first().setInputFiles(document('cv.pdf'));
  await page.locator('[type=submit]').click();
  await expect(page.getByRole('status')).toContainText('Thank for your applied');
  expect((await stored(visitor.email)).files?.map(({ name }) => name)).toEqual(['cv.pdf']);
});

test('a purchase goes without JavaScript, with the options that were ticked and how many of them', async ({
  page,
}) => {
  const visitor = newVisitor('plain');
  await page.goto(templatePage('vn'));
  const options = part(page, 'Tuỳ chọn thêm');
  await options.getByRole('checkbox').first().check();
  await options.getByRole('spinbutton').first().fill('3');
  await page.locator('[commandfor="mua-trang-web"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Mua trang web' });
  await expect(dialog).toContainText('Các tuỳ chọn bạn đã đánh dấu sẽ được gửi kèm');
  const form = visitorForm(page, 'purchase');
  await fillPerson(form, visitor);
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/api\/send-email-sequentially$/);
  await answer(page, 'vn');
  await page.locator('[type=submit]').click();
  await expect(page.getByRole('status')).toContainText('Gửi biểu mẫu thành công.');
  const { fields } = await stored(visitor.email);
  expect(fields).toMatchObject({ template: 'Phở Lành', endPrice: '9.400.000 VND' });
});
