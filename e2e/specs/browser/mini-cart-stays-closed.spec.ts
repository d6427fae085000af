import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;

test.use({ storeSettings: { OPEN_CART_ON_ADD: 'off' } });

test(
  'where the cart stays closed, an addition is confirmed above the button alone',
  ON_PHONE_ALONE,
  async ({ shop, page }) => {
    await shop.openProduct(watch.ProductCode);
    await shop.settled();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Added to cart' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.toasts').getByRole('status')).toHaveCount(0);
  },
);
