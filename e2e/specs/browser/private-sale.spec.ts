import { expect, test } from '../../fixtures/test.ts';

/**
 * Returns the URL on a host of the private sale; browsers resolve every name below `localhost` to this
 * machine.
 */
const onPrivateSale = (url: string) => url.replace('//127.0.0.1:', '//ff1.localhost:');

test('after a sign-out a private sale shows its sign-in page', async ({ shop, shopper, store, page, context }) => {
  const url = onPrivateSale(store.url);
  await shop.open(`${url}/user-access`);
  await shopper.requestCode();
  // This page has no cart number that shows hydration; only its scripts set the focus.
  await expect(shopper.digit(1)).toBeFocused();
  await shopper.type(await shopper.code());
  await expect(page).toHaveURL(`${url}/`);
  await shop.settled();
  await shop.expectSignedIn(true);
  await shop.signOut();
  await expect(page).toHaveURL(`${url}/user-access`);
  await expect(shopper.number).toBeVisible();
  expect((await context.cookies(url)).map(({ name }) => name)).not.toContain('CustStatusID');
});

test.describe('the sign-out of a private sale without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the sign-out form leads to the private sale's sign-in page, too", async ({ shop, shopper, store, page }) => {
    const url = onPrivateSale(store.url);
    await shop.open(`${url}/user-access`);
    await shopper.requestCode();
    await shopper.digit(1).fill(await shopper.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(`${url}/`);
    await shop.open(`${url}/myaccount`);
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect(page).toHaveURL(`${url}/user-access`);
  });
});
