import type { Page } from '@playwright/test';
import { CartPage } from '../../fixtures/cart.ts';
import { sized, sizesInStock, wellStocked } from '../../fixtures/catalogue.ts';
import { IN_REST } from '../../fixtures/devices.ts';
import { expectClosed } from '../../fixtures/personal-pages.ts';
import { cookieHeader } from '../../fixtures/session-cookies.ts';
import { Shopper } from '../../fixtures/shopper.ts';
import { WITH_WISHLISTS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ storeSettings: WITH_WISHLISTS });

const [watch = sized, another = sized] = wellStocked;
const add = (page: Page) => page.getByRole('button', { name: 'Add to wishlist' });
const items = (page: Page) => page.getByRole('list', { name: 'Wishlist' }).getByRole('article');

test("a guest's wishlist item is saved once the guest has signed in", async ({ shop, shopper, page }) => {
  await shop.openProduct(watch.ProductCode);
  await shop.settled();
  await add(page).click();
  await expect(page).toHaveURL(/\/users\/sign_in\?next=/);
  await shopper.requestCode();
  await shopper.type(await shopper.code());
  await expect(shop.heading(watch.ProductTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeVisible();
  await shop.open('/myaccount/wishlist');
  await expect(
    page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Wishlist' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole('article', { name: watch.ProductTitle })).toContainText('In stock');
});

test('wishlist items move to the cart after a size is chosen, and leave the wishlist', async ({
  shop,
  shopper,
  page,
  cart,
}) => {
  await shopper.signIn();
  for (const code of [watch.ProductCode, another.ProductCode, sized.ProductCode]) {
    await shop.openProduct(code);
    await shop.settled();
    await add(page).click();
    await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeVisible();
  }
  await shop.open('/myaccount/wishlist');
  await shop.settled();
  await expect(items(page)).toHaveCount(3);
  await page.getByRole('article', { name: watch.ProductTitle }).getByRole('button', { name: 'Move to cart' }).click();
  await expect(items(page)).toHaveCount(2);
  await expect(shop.cartLink).toHaveAccessibleName(/^Cart, 1 items?$/);
  await page.getByRole('article', { name: another.ProductTitle }).getByRole('button', { name: 'Remove' }).click();
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('article', { name: sized.ProductTitle }).getByRole('button', { name: 'Move to cart' }).click();
  await expect(page).toHaveURL(/notice=select-size/);
  await expect(page.getByRole('group', { name: 'Select a size' })).toBeVisible();
  await page.getByRole('radio', { name: sizesInStock(sized)[0]?.SizeName ?? '', exact: true }).check();
  await shop.addToCart();
  await cart.open();
  await expect(cart.lines).toHaveCount(2);
});

test('a wishlist is shared by a link until the sharing is ended', async ({ shop, shopper, page, anotherBrowser }) => {
  await shopper.signIn();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await shop.openProduct(watch.ProductCode);
  await shop.settled();
  await add(page).click();
  await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeVisible();
  await shop.open('/myaccount/wishlist');
  await shop.settled();
  await page.getByRole('button', { name: 'Share wishlist' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to your wishlist' }).inputValue();
  const friend = await anotherBrowser();
  expect((await friend.goto(link))?.status()).toBe(200);
  await expect(friend.getByRole('heading', { level: 1, name: 'Wishlist of Asha' })).toBeVisible();
  await expect(friend.getByRole('article', { name: watch.ProductTitle })).toBeVisible();
  expect(await friend.content()).not.toContain(shopper.mobile);
  await friend.getByRole('article').getByRole('button', { name: 'Add to cart' }).click();
  await expect(new CartPage(friend).lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share wishlist' })).toBeVisible();
  expect((await friend.goto(link))?.status()).toBe(404);
});

test(
  "a customer cannot read or change another customer's wishlist",
  IN_REST,
  async ({ shop, shopper, page, store, anotherBrowser }) => {
    await shopper.signIn();
    await shop.openProduct(watch.ProductCode);
    await shop.settled();
    await add(page).click();
    await expect(page.getByRole('button', { name: 'In your wishlist' })).toBeVisible();
    const otherPage = await anotherBrowser();
    await new Shopper(otherPage, store.apiUrl).signIn('/myaccount/wishlist');
    await expect(otherPage.getByText('Your wishlist is empty.')).toBeVisible();
    await otherPage.evaluate(
      (code) =>
        fetch('/api/wishlist', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ intent: 'remove', code }),
        }).then((response) => response.status),
      watch.ProductCode,
    );
    await shop.open('/myaccount/wishlist');
    await expect(items(page)).toHaveCount(1);
  },
);

test(
  'a wishlist is closed to guests, and to cookies from before a sign-out',
  IN_REST,
  async ({ shop, shopper, page, store, context }) => {
    await expectClosed(`${store.url}/myaccount/wishlist`);
    await shopper.signIn('/myaccount/wishlist');
    const cookie = cookieHeader(await context.cookies());
    await shop.settled();
    await shop.signOut();
    await expect(page).toHaveURL('/');
    await expectClosed(`${store.url}/myaccount/wishlist`, { cookie, hides: shopper.mobile });
    for (const headers of [{}, { cookie }]) {
      expect((await fetch(`${store.url}/api/wishlist`, { headers })).status).toBe(401);
    }
  },
);

test.describe('the wishlist without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a wishlist item waits at the product page, and the list works by forms', async ({
    shop,
    shopper,
    page,
  }) => {
    await shop.openProduct(watch.ProductCode);
    await add(page).click();
    await expect(shop.heading('Sign in')).toBeVisible();
    await shopper.requestCode();
    await shopper.digit(1).fill(await shopper.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(shop.heading(watch.ProductTitle)).toBeVisible();
    await add(page).click();
    await expect(page.getByText('Added to your wishlist.')).toBeVisible();
    await expect(items(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Move to cart' }).click();
    await expect(page.getByText('Moved to your cart.')).toBeVisible();
    await shop.open('/cart');
    await expect(page.getByRole('list', { name: 'Cart items' }).getByRole('listitem')).toHaveCount(1);
    await expect(
      page.getByRole('navigation', { name: 'Shopping' }).getByRole('link', { name: 'Wishlist' }),
    ).toBeVisible();
  });
});
