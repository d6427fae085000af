import type { Page } from '@playwright/test';
import { product } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const watch = product('1801AV01');
const WATCHES = '/watches/men';
const RINGS = '/jewellery/rings';

const adder = (page: Page) => page.getByRole('button', { name: `Add ${watch.ProductTitle} to cart`, exact: true });
const chooser = (page: Page) => page.getByRole('button', { name: /^Choose a size of / }).first();

test('a product without sizes is added from its card, and the focus returns to the button', async ({ shop, page }) => {
  await shop.open(WATCHES);
  await shop.settled();
  await shop.products.filter({ has: adder(page) }).hover();
  const { width, height } = (await adder(page).boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expectNoViolations(page);
  await adder(page).click();
  await expect(shop.addedDialog).toContainText(watch.ProductTitle);
  await expect(shop.addedDialog).toContainText('To pay');
  await shop.closeAddedDialog();
  await expect(adder(page)).toBeFocused();
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 1 item');
  expect(new URL(page.url()).pathname).toBe(WATCHES);
});

test('a product with sizes asks for one in a sheet, by keyboard, and is added in that size', async ({
  shop,
  page,
  isMobile,
}) => {
  await shop.open(RINGS);
  await shop.settled();
  await chooser(page).focus();
  await expect(chooser(page)).toHaveCSS('opacity', '1');
  const title = ((await chooser(page).getAttribute('aria-label')) ?? '').replace('Choose a size of ', '');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Find my size' })).toBeVisible();
  await expectNoViolations(page);
  // An open dialog takes the scroll bar of a desktop away.
  if (isMobile) await expectToFit(page);
  await sheet.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await expect(sheet.getByRole('group', { name: 'Select a size' })).toBeFocused();
  const size = sheet.locator('label:has(input:enabled)').first();
  const name = await size.innerText();
  await size.getByRole('radio').press('Space');
  await sheet.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await expect(shop.addedDialog).toContainText(title);
  await expect(shop.addedDialog).toContainText(`Size ${name}`);
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shop.addedDialog).toHaveCount(0);
  await expect(chooser(page)).toBeFocused();
});

test('Back and Escape close the sheet, and the list stays', async ({ shop, page }) => {
  await shop.open(RINGS);
  await shop.settled();
  const sheet = page.getByRole('dialog', { name: 'Choose a size' });
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await chooser(page).press('Enter');
    await expect(sheet.getByRole('group', { name: 'Select a size' })).toBeVisible();
    await close();
    await expect(sheet).toHaveCount(0);
    await expect(chooser(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(RINGS);
  }
});

test.describe('without JavaScript', ON_PHONE_ALONE, () => {
  test.use({ javaScriptEnabled: false });

  test('the button of a card leads to the cart, and that of a product with sizes to its sizes', async ({
    shop,
    page,
    cart,
  }) => {
    await shop.open(WATCHES);
    await adder(page).click();
    await expect(page).toHaveURL('/cart?notice=added');
    await expect(cart.quantity(watch.ProductTitle)).toHaveValue('1');
    await shop.open(RINGS);
    await chooser(page).click();
    await expect(page).toHaveURL(/\?notice=select-size#sizes$/);
    await expect(page.getByRole('group', { name: 'Select a size' })).toHaveAccessibleDescription(/size/i);
  });
});
