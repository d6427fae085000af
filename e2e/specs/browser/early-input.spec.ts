import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test.use({ waitsForHydration: false });

/** A ring with a stock of three in size 10, and more in most others. */
const RING = 'D101MR02';

/** Opens a page while its scripts are delayed; the returned function lets them arrive. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/_next/static/**/*.js', async (route) => {
    held += 1;
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('a size chosen before hydration is the one that is shown and sent', async ({ page, shop, cart }) => {
  const arrive = await openEarly(page, `/p-${RING}`);
  await page.getByRole('radio', { name: '10', exact: true }).check();
  await expect(page.getByText('Only 3 left')).toBeHidden();
  await arrive();
  await expect(page.getByText('Only 3 left')).toBeVisible();
  await expect(page.getByRole('radio', { name: '10', exact: true })).toBeChecked();
  await shop.addToCart();
  await shop.openCart();
  await expect(cart.lines.filter({ hasText: 'Size 10' })).toHaveCount(1);
});

test('text typed before hydration stays and is answered', async ({ page }) => {
  const arrive = await openEarly(page, '/size-guide/watch?product=1801AV01');
  const wrist = page.getByRole('textbox', { name: 'Around your wrist, in centimetres' });
  await wrist.fill('17');
  await expect(page.getByText('Fits well')).toBeHidden();
  await arrive();
  await expect(page.getByText('Fits well')).toBeVisible();
  await expect(wrist).toHaveValue('17');
});

test('a sort order chosen before hydration is applied to the list', async ({ page, shop }) => {
  const arrive = await openEarly(page, '/watches/men');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL('/watches/men');
  await arrive();
  await expect(page).toHaveURL('/watches/men?sort=price-low');
  await expect
    .poll(async () => {
      const prices = await shop.prices();
      return prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
    })
    .toBe(true);
});
