import { wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The width of the demo's photos: nothing is shown larger. */
const OWN_WIDTH = 800;
const watch = wellStocked[0];

// A window in which the photos are clearly smaller than they are.
test.use({ viewport: { width: 1100, height: 600 } });

test.beforeEach(async ({ shop }) => {
  await shop.openProduct(watch?.ProductCode ?? '');
  await shop.settled();
});

test('under the mouse a photo is shown in its own size, follows the mouse and ends when it leaves', async ({
  page,
}) => {
  const enlarge = page
    .getByRole('region', { name: 'Photos' })
    .getByRole('link', { name: /Enlarge/ })
    .first();
  const shown = await enlarge.boundingBox();
  expect(shown?.width).toBeLessThan(OWN_WIDTH / 1.25);
  await enlarge.hover({ position: { x: 5, y: 5 } });
  const closeUp = enlarge.locator('img').nth(1);
  await expect(closeUp).toHaveJSProperty('naturalWidth', OWN_WIDTH);
  const atStart = await closeUp.boundingBox();
  expect(atStart?.width).toBeCloseTo(OWN_WIDTH, 1);
  await page.mouse.move((shown?.x ?? 0) + 300, (shown?.y ?? 0) + 300);
  await expect.poll(async () => (await closeUp.boundingBox())?.x).toBeLessThan(atStart?.x ?? 0);
  await page.mouse.move(1, 1);
  await expect(closeUp).toHaveCount(0);
});

test('who prefers reduced motion sees no zoom under the mouse, and the keyboard leads to the viewer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const enlarge = page
    .getByRole('region', { name: 'Photos' })
    .getByRole('link', { name: /Enlarge/ })
    .first();
  await enlarge.hover();
  await enlarge.press('Enter');
  const photo = page.getByRole('dialog', { name: /^Photos of / }).getByRole('img');
  await expect.poll(async () => (await photo.boundingBox())?.width).toBeLessThan(OWN_WIDTH);
  await expect(enlarge.locator('img')).toHaveCount(1);
  await page.keyboard.press('z');
  await expect.poll(async () => (await photo.boundingBox())?.width).toBe(OWN_WIDTH);
});

test('in the viewer the wheel and a double click zoom to the own size of the photo and no further', async ({
  page,
}) => {
  await page
    .getByRole('region', { name: 'Photos' })
    .getByRole('link', { name: /Enlarge/ })
    .first()
    .click();
  const photo = page.getByRole('dialog', { name: /^Photos of / }).getByRole('img');
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  await expect.poll(width).toBeLessThan(OWN_WIDTH);
  await photo.dblclick();
  await expect.poll(width).toBe(OWN_WIDTH);
  await page.mouse.wheel(0, 2000);
  await expect.poll(width).toBeLessThan(OWN_WIDTH);
  await page.mouse.wheel(0, -2000);
  await expect.poll(width).toBe(OWN_WIDTH);
  await page.mouse.wheel(0, -2000);
  await expect.poll(width).toBe(OWN_WIDTH);
});
