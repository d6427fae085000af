import { expect, test } from '../../fixtures/test.ts';

/** One of the hosts of the private sale; the browser itself finds every name below `localhost` on this machine. */
const onPrivateSale = (url: string) => url.replace('//127.0.0.1:', '//ff1.localhost:');

test('who signs out of a private sale stays at its door', async ({ shop, shopper, store, page, context }) => {
  const url = onPrivateSale(store.url);
  await shop.open(`${url}/user-access`);
  await shopper.requestCode();
  // This page has no cart whose number tells that scripts run; they alone set the focus.
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form leads there, too', async ({ shop, shopper, store, page }) => {
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
