import { CartPage } from '../../fixtures/cart.ts';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { IN_REST } from '../../fixtures/devices.ts';
import { expectClosed, PERSONAL_PAGES } from '../../fixtures/personal-pages.ts';
import { cookieHeader, SEALED, unsealShopper } from '../../fixtures/session-cookies.ts';
import { Shop } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

const [first = sized, second = sized] = wellStocked;

test.afterEach(({ store }) => store.relay.restore());

test("a guest's cart is merged at sign-in, appears on another device, and is gone after sign-out", async ({
  shop,
  shopper,
  cart,
  store,
  page,
  context,
  isMobile,
  anotherBrowser,
}) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  const guest = await unsealShopper(context, store);
  await shopper.signIn('/cart');
  const customer = await unsealShopper(context, store);
  expect(guest.sessId).toMatch(/.{30,}/);
  expect(customer.sessId).toMatch(/.{30,}/);
  expect(customer.sessId).not.toBe(guest.sessId);
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.lines).toContainText(first.ProductTitle);

  store.clearLimits();
  const other = await anotherBrowser();
  const otherShop = new Shop(other, isMobile);
  await otherShop.openProduct(first.ProductCode);
  await otherShop.addToCart();
  await otherShop.openProduct(second.ProductCode);
  await otherShop.addToCart();
  await shopper.at(other).signIn('/cart');
  const merged = new CartPage(other);
  await expect(merged.lines).toHaveCount(2);
  await expect(merged.quantity(first.ProductTitle)).toHaveValue('2');
  await page.reload();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.quantity(first.ProductTitle)).toHaveValue('2');

  const held = await context.cookies();
  expect(held.map(({ name }) => name)).toEqual(expect.arrayContaining([...SEALED, 'CustStatusID', 'cartCount']));
  await shop.open('/myaccount');
  await shop.settled();
  await shop.signOut();
  await expect(page).toHaveURL('/');
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 0 items');
  const left = await context.cookies();
  expect(
    left.map(({ name }) => name).filter((name) => [...SEALED, 'CustStatusID', 'offerCount'].includes(name)),
  ).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/users\/sign_in/);
  await expect(page.getByText(shopper.mobile.slice(5))).toHaveCount(0);

  // Copies of the old cookies are worth no more than a guest's.
  const cookie = cookieHeader(held);
  for (const path of PERSONAL_PAGES) await expectClosed(store.url + path, { cookie, hides: shopper.mobile });
  const data = await fetch(`${store.url}/api/account/data`, { headers: { cookie }, redirect: 'manual' });
  expect(data.status).toBe(303);
  const reply = await fetch(`${store.url}/api/cart`, { headers: { cookie } });
  expect(await reply.json()).toMatchObject({ ok: true, cart: { count: 0 } });

  // The other device is still signed in.
  await merged.open();
  await expect(merged.lines).toHaveCount(2);
});

test(
  'a session that ended on the server signs the shopper out once, on load',
  IN_REST,
  async ({ shop, shopper, store, page, context }) => {
    await shopper.signInByRequest();
    // A session check still in progress would use the revoked token, and the reload would lose its response. No
    // earlier page sent one.
    const checked = page.waitForResponse('**/api/session');
    await shop.open('/');
    await (await checked).finished();
    await shop.expectSignedIn(true);
    store.change('delete from customer_tokens');
    const signOuts = store.relay.count('SignOut');
    await page.reload();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('CustStatusID');
    await shop.expectSignedIn(false);
    await page.reload();
    await shop.settled();
    expect(store.relay.count('SignOut') - signOuts).toBeLessThanOrEqual(1);
    await shop.open('/myaccount');
    await expect(page).toHaveURL('/users/sign_in?next=%2Fmyaccount');
  },
);

for (const [path, call] of [
  ['/myaccount', 'CustomerProfile'],
  ['/myaccount/addresses', 'AddressList'],
  ['/cart', 'ViewCartNew'],
  ['/api/cart', 'ViewCartNew'],
  ['/api/session', 'CustomerTokenExist'],
] as const) {
  test(
    `a single rejected customer token at ${call} signs out: ${path}`,
    IN_REST,
    async ({ shopper, store, page, context }) => {
      await shopper.signInByRequest();
      expect(await unsealShopper(context, store)).toHaveProperty('customerToken');
      store.relay.rejectCustomerOnce(call);
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(path.startsWith('/myaccount') ? 307 : 200);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names).not.toContain('CustStatusID');
      if (names.includes('shopper')) expect(await unsealShopper(context, store)).not.toHaveProperty('customerToken');
      expect((await page.request.get('/myaccount', { maxRedirects: 0 })).status()).toBe(307);
    },
  );
}

test.describe('while a call fails', IN_REST, () => {
  test.use({ expectedProblems: /Failed to load resource|^status: (?:404|50\d)/ });

  test('an outage signs no shopper out', async ({ shop, shopper, store, page }) => {
    await shopper.signIn();
    store.relay.fail('CustomerTokenExist', 'CustomerProfile', 'GetCartTotalItemsCount');
    await shop.open('/');
    await page.reload();
    await shop.expectSignedIn(true);
    expect((await shop.open('/myaccount')).status()).toBe(503);
    await expect(shop.heading()).toHaveCount(1);
    store.relay.restore();
    await expect.poll(async () => (await page.goto('/myaccount'))?.status(), { timeout: 60_000 }).toBe(200);
    await expect(page).toHaveURL('/myaccount');
  });

  test('a code that cannot be sent leads to /404 and is recorded in the error log', async ({
    shop,
    shopper,
    store,
    page,
  }) => {
    const logged = store.relay.count('ErrorLog404');
    store.relay.fail('GenerateLoginOTP');
    await shop.open('/users/sign_in');
    await shop.settled();
    await shopper.number.fill(shopper.mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL('/404?reason=sign-in');
    await expect(shop.heading('We could not sign you in just now')).toBeVisible();
    await expect.poll(() => store.relay.count('ErrorLog404')).toBe(logged + 1);
    store.relay.restore();
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(shop.heading('Sign in')).toBeVisible();
  });

  test('a code that cannot be verified leads to /404 and is recorded in the error log', async ({
    shop,
    shopper,
    store,
    page,
  }) => {
    const logged = store.relay.count('ErrorLog404');
    await shop.open('/users/sign_in');
    await shop.settled();
    await shopper.requestCode();
    store.relay.fail('VerifyLoginOTP');
    await shopper.type(await shopper.code());
    await expect(page).toHaveURL('/404?reason=sign-in');
    await expect.poll(() => store.relay.count('ErrorLog404')).toBe(logged + 1);
  });

  test('a sign-out that the retail API does not receive still ends the session in the browser', async ({
    shop,
    shopper,
    store,
    page,
  }) => {
    const logged = store.relay.count('ErrorLog404');
    await shopper.signIn();
    await shop.settled();
    store.relay.fail('Logout');
    await shop.signOut();
    await expect(page).toHaveURL('/404?reason=sign-out');
    await expect(shop.heading('You are signed out in this browser')).toBeVisible();
    await expect.poll(() => store.relay.count('ErrorLog404')).toBe(logged + 1);
    await shop.open('/myaccount');
    await expect(page).toHaveURL('/users/sign_in?next=%2Fmyaccount');
  });
});
