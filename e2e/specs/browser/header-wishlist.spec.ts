import { WITH_WISHLISTS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ storeSettings: WITH_WISHLISTS });

test("with wishlists on, the cart's bar and the menu of narrow windows link to the wishlist", async ({
  shop,
  page,
}) => {
  await shop.open('/cart');
  const bar = shop.header.getByRole('navigation', { name: 'Shopping' });
  await expect(bar.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/myaccount/wishlist');
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('/');
  await shop.settled();
  await shop.header.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/myaccount/wishlist');
  await expect(menu.getByRole('link', { name: 'My Account' })).toHaveAccessibleDescription(
    'Orders, Wishlist, Address Book & more',
  );
});
