import type { Page } from '@playwright/test';
import { AddressForm } from '../../fixtures/address-form.ts';
import { products, sized, soldOut, stock } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { WITH_WISHLISTS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: (?:404|422)/, storeSettings: WITH_WISHLISTS });

const partlySoldOut = products.find(
  (item) => item.Skus.length > 1 && stock(item) > 0 && item.Skus.some((sku) => sku.StoreQuantity === 0),
);

/** Checks the current state, also in the narrowest supported window. */
async function expectForEverybody(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoViolations(page);
  await expectToFit(page);
  const window = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  if (window) await page.setViewportSize(window);
}

const STATES = [
  '/users/sign_in?notice=account-deleted',
  '/user-access',
  '/forgotpassword',
  '/passwordreset?token=unknown',
  '/404?reason=sign-in',
  '/404?reason=sign-out',
  '/wishlist/AAAAAAAAAAAAAAAAAAAAAAAA',
];

for (const path of ['/users/sign_in', ...STATES]) {
  test(
    `${path} has no accessibility violations`,
    STATES.includes(path) ? ON_PHONE_ALONE : {},
    async ({ shop, page }) => {
      await shop.open(path);
      await expectForEverybody(page);
    },
  );
}

test('the sign-in has no accessibility violations', async ({ shop, shopper, page }) => {
  await shop.open('/users/sign_in');
  await shop.settled();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(shopper.number).toHaveAttribute('aria-invalid', 'true');
  await page.getByText('Add your name and email (optional)').click();
  await expectForEverybody(page);
  await shopper.requestCode();
  await expectForEverybody(page);
  const code = await shopper.code();
  await shopper.type(code === '1111' ? '2222' : '1111');
  await expect(page.getByText(/^That code is not correct/)).toBeVisible();
  await expectForEverybody(page);
});

test('the account has no accessibility violations', async ({ shop, shopper, page, isMobile }) => {
  await shopper.signIn();
  if (!isMobile) {
    await shop.header.getByRole('button', { name: 'Account' }).click();
    await expect(shop.header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  for (const path of [
    '/myaccount',
    '/myaccount/order-list',
    '/myaccount/addresses',
    '/myaccount/privacy',
    '/myaccount/delete',
    '/myaccount/wishlist',
    '/myaccount/addresses/11111111-2222-4333-8444-555555555555',
    '/users/sign_in',
  ]) {
    if (page.url().endsWith(path)) await expectForEverybody(page);
    await shop.open(path);
    await expectForEverybody(page);
  }
});

test('the address book and the wishlist have no accessibility violations', async ({ shop, shopper, page }) => {
  await shopper.signIn('/myaccount/addresses/new');
  await shop.settled();
  const form = new AddressForm(page);
  await page.getByText('Add GST details').click();
  await form.save();
  await expect(form.field('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expectForEverybody(page);
  await form.fill();
  await form.save();
  await page.waitForURL(/notice=address-saved/);
  await page.getByText('Remove', { exact: true }).click();
  await expectForEverybody(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(form.field('Full name')).toHaveValue('Asha Rao');
  await expectForEverybody(page);

  for (const { ProductCode } of [sized, soldOut]) {
    await shop.openProduct(ProductCode);
    await shop.settled();
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeVisible();
  }
  await expectForEverybody(page);
  await shop.open('/myaccount/wishlist');
  await shop.settled();
  await page.getByRole('button', { name: 'Share wishlist' }).click();
  const link = page.getByRole('textbox', { name: 'Link to your wishlist' });
  await expect(link).toBeVisible();
  await expectForEverybody(page);
  await page.goto(await link.inputValue());
  await expectForEverybody(page);
});

test('the back-in-stock form of a size has no accessibility violations', ON_PHONE_ALONE, async ({ shop, page }) => {
  await shop.openProduct(soldOut.ProductCode);
  await shop.settled();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile number or email' })).toHaveAttribute('aria-invalid', 'true');
  await expectForEverybody(page);
  await shop.open(`/p-${partlySoldOut?.ProductCode.toLowerCase()}?notice=notify-saved`);
  await shop.settled();
  await expect(page.getByText(/^Thank you\. We will tell you when/)).toBeVisible();
  await expectForEverybody(page);
});
