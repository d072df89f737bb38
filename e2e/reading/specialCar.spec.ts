import { expect, test, type Frame, type Page } from '@playwright/test';

import { askedByBanners, bannerFrame, projectPage } from '../support/banners';
import { settle } from '../support/settle';

test.describe('the car that is turned', () => {
  const open = async (page: Page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(projectPage('3d-hyundai-i30-banner'));
    const frame = await bannerFrame(page);
    await expect(frame.locator('.ad')).toHaveClass(/ready/);
    return frame;
  };
  const angleOf = async (frame: Frame) => Number(await frame.locator('.ad').getAttribute('data-angle'));
  /** Waits until it has turned by itself and stands. */
  const standing = async (frame: Frame) => {
    await expect.poll(() => angleOf(frame)).toBeGreaterThan(5);
    await expect(frame.locator('.ad')).not.toHaveClass(/moving/);
    return angleOf(frame);
  };

  test('turns a little by itself, once, and then stands', async ({ page }) => {
    const frame = await open(page);
    const angle = await standing(frame);
    expect(angle).toBeLessThan(40);
    await page.mouse.wheel(0, 40);
    expect(await standing(frame)).toBe(angle);
  });

  test('follows the hand, and that is no click', async ({ page, context }) => {
    const frame = await open(page);
    const before = await standing(frame);
    const box = await frame.locator('.hand').boundingBox();
    if (!box) throw new Error('There is nothing to hold');
    const [x, y] = [box.x + box.width * 0.75, box.y + box.height * 0.55];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 8; step++) await page.mouse.move(x - step * 12, y);
    await page.mouse.up();
    const after = await standing(frame);
    // 96 pixels of the page are 80 of the banner, and those are 50 degrees: to the left, and at least so many.
    const turned = (before - after + 360) % 360;
    expect(turned).toBeGreaterThan(45);
    expect(turned).toBeLessThan(270);
    expect(context.pages()).toHaveLength(1);
  });

  test('is turned by the arrow keys, says where it stands, and goes home', async ({ page }) => {
    const frame = await open(page);
    const hand = frame.getByRole('slider', { name: 'Turn the car' });
    await hand.focus();
    const before = await standing(frame);
    for (let press = 0; press < 3; press++) await hand.press('ArrowRight');
    const after = await standing(frame);
    expect(after).toBeGreaterThan(before + 30);
    await expect(hand).toHaveAttribute('aria-valuenow', String(after));
    await hand.press('Home');
    await expect.poll(() => angleOf(frame)).toBe(0);
  });

  test('has four paints and details that open as they come round', async ({ page }) => {
    const frame = await open(page);
    await standing(frame);
    const lacquer = frame.getByRole('button', { name: /Lacquer/ });
    await lacquer.press('Enter');
    await expect(lacquer).toHaveAttribute('aria-pressed', 'true');
    await expect(frame.locator('.ad')).toHaveAttribute('data-paint', 'Lacquer');
    await frame.getByRole('button', { name: '17 inches' }).press('Enter');
    await expect(frame.getByRole('status')).toContainText('quieter at 100');
    // On the far side nobody reads it.
    await frame.getByRole('slider').focus();
    for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowRight');
    await expect(frame.getByRole('status')).toBeEmpty();
  });

  test('opens the line of what has been turned to the front by itself, below the headline', async ({
    page,
  }) => {
    const frame = await open(page);
    await standing(frame);
    const [hand, line] = [frame.getByRole('slider'), frame.getByRole('status')];
    await hand.focus();
    // The tailgate is at 140 degrees.
    for (let press = 0; press < 6; press++) {
      await hand.press('ArrowRight');
      await standing(frame);
    }
    await expect(line).toContainText('The tailgate clears a pram');
    await expect(frame.getByRole('button', { name: 'Wide open' })).toHaveAttribute('aria-expanded', 'true');
    const [headline, box] = [await frame.locator('h1').boundingBox(), await line.boundingBox()];
    expect(box?.y).toBeGreaterThan((headline?.y ?? 0) + (headline?.height ?? 0));
    await hand.press('Escape');
    await expect(line).toBeEmpty();
    await expect(frame.locator('.grip')).toBeVisible();
  });

  test('speaks Vietnamese on the Vietnamese page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(projectPage('3d-hyundai-i30-banner', 'vn'));
    const frame = await bannerFrame(page);
    await expect(frame.getByRole('heading', { name: 'Xoay thử bằng tay' })).toBeVisible();
    await standing(frame);
    await frame.getByRole('button', { name: 'Vành 17 inch' }).press('Enter');
    await expect(frame.getByRole('status')).toContainText('êm hơn');
    await expect(frame.getByRole('slider')).toHaveAttribute('aria-valuetext', /\d độ$/);
  });

  test.describe('where less motion is wanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('is a picture, and its script is not asked for, until somebody wants to turn it', async ({
      page,
    }) => {
      const asked = askedByBanners(page);
      await page.goto(projectPage('3d-hyundai-i30-banner'));
      const frame = await bannerFrame(page);
      const ask = frame.getByRole('button', { name: 'Turn it' });
      await expect(ask).toBeVisible();
      await settle(page);
      expect(asked.filter((address) => address.endsWith('/car.js'))).toEqual([]);
      await ask.click();
      await expect(frame.locator('.ad')).toHaveClass(/ready/);
      // A key turns it at once, and nothing coasts.
      const hand = frame.getByRole('slider');
      await hand.press('ArrowRight');
      await expect.poll(() => angleOf(frame)).toBe(20);
      await expect(frame.locator('.ad')).not.toHaveClass(/moving/);
    });
  });
});
