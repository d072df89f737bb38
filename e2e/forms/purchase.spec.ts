import { expect, test, type Page } from '@playwright/test';

import { hydrated } from '../support/firstView';
import { chatMessage, mailTo, stored } from '../support/received';
import { cmsUrl } from '../support/stack';
import { part, templatePage } from '../support/template';
import { document, field, fillPerson, newVisitor, send, visitorForm } from '../support/visitorForm';

const call = `${cmsUrl}/api/send-email-sequentially`;
const sales = 'sales@saola.example';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mua trang web' });

/** Opens the template, ticks its first option, three times, and the buying. */
const beginBuying = async (page: Page, language: string) => {
  await page.goto(templatePage(language));
  await hydrated(page);
  const options = part(page, 'Tuỳ chọn thêm');
  await options.getByRole('checkbox').first().check();
  await options.getByRole('spinbutton').first().fill('3');
  await page.locator('[commandfor="mua-trang-web"]').first().click();
  await expect(dialog(page)).toBeVisible();
};

for (const language of ['en', 'vn'])
  test(`a purchase arrives at the sales team, with its options and its PDF, and is confirmed in Vietnamese (${language})`, async ({
    page,
  }) => {
    const visitor = newVisitor('purchase');
    await beginBuying(page, language);
    await expect(dialog(page)).toContainText('9.400.000 VND');
    const form = visitorForm(page, 'purchase');
    await fillPerson(form, visitor);
    await form.locator('input[type=file]').setInputFiles(document('yeu-cau.pdf'));
    const asked = page.waitForRequest(call);
    await send(form);
    await expect(
      dialog(page).getByRole('alert').filter({ hasText: 'Gửi biểu mẫu thành công.' }),
    ).toBeVisible();

    const body = (await asked).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({
      titleCollection: 'Phở Lành',
      basicPriceCollection: '7.900.000 VND',
      endPriceCollection: '9.400.000 VND',
      quantityCollection: 1,
      contactInformation: {
        name: visitor.name,
        email: visitor.email,
        phone: visitor.phone,
        filename: 'yeu-cau.pdf',
      },
      extraOptions: [
        { title: 'Trang nội dung thêm', basic_price: '500.000 VND', price_end: '1.500.000 VND' },
      ],
    });

    const submission = await stored(visitor.email);
    expect(submission).toMatchObject({ form: 'purchase', fields: { endPrice: '9.400.000 VND' } });
    expect(submission.files?.map(({ name }) => name)).toEqual(['yeu-cau.pdf']);
    expect((await chatMessage(visitor.email)).text).toContain('Phở Lành');
    const team = await mailTo(sales, visitor.email);
    expect(team.text).toContain('Trang nội dung thêm');
    expect(team.text).toContain('9.400.000 VND');
    const confirmation = await mailTo(visitor.email, visitor.email);
    expect(confirmation.text).toContain('9.400.000 VND');
    expect(confirmation.text).not.toContain(visitor.message);

    // The selection and its price begin anew.
    await dialog(page).getByRole('button', { name: 'Đóng' }).click();
    await expect(part(page, 'Tuỳ chọn thêm').getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

test('a purchase that cannot be sent says so and keeps everything', async ({ page }) => {
  await page.route(call, (route) => route.abort('connectionrefused'));
  const visitor = newVisitor('purchase');
  await beginBuying(page, 'vn');
  const form = visitorForm(page, 'purchase');
  await fillPerson(form, visitor);
  await send(form);
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Đã xảy ra lỗi.' })).toBeVisible();
  await expect(field(form, 'message')).toHaveValue(visitor.message);
  await expect(dialog(page)).toContainText('9.400.000 VND');
});

test('errors show after an attempt to send only, and the close button takes all back', async ({ page }) => {
  await beginBuying(page, 'vn');
  const form = visitorForm(page, 'purchase');
  await field(form, 'phone').fill('12a3');
  await expect(field(form, 'phone')).toHaveValue('123');
  await expect(form.getByText('Số điện thoại không hợp lệ.')).toHaveCount(0);
  await send(form);
  for (const message of ['Vui lòng điền Tên.', 'Vui lòng điền Email.', 'Số điện thoại không hợp lệ.'])
    await expect(form.getByText(message).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Đóng' }).click();
  await page.locator('[commandfor="mua-trang-web"]').first().click();
  await expect(field(form, 'phone')).toHaveValue('');
  await expect(form.getByText('Vui lòng điền Tên.')).toHaveCount(0);
});
