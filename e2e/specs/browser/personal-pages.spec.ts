import type { Page } from '@playwright/test';
import { CartPage } from '../../fixtures/cart.ts';
import { sized, wellStocked } from '../../fixtures/catalogue.ts';
import { cookieHeader } from '../../fixtures/session-cookies.ts';
import { Shop } from '../../fixtures/shop.ts';
import { newMobile, Shopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;

/** Detects whether a customer's text is on the page at any time from now on, even for one frame. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((sought) => {
    const check = () => {
      if (document.body.innerText.includes(sought)) sessionStorage.setItem('seen', '1');
      requestAnimationFrame(check);
    };
    sessionStorage.removeItem('seen');
    check();
  }, text);
  return () => page.evaluate(() => sessionStorage.getItem('seen') !== null);
}

test.use({ savesData: false });

test('another customer, signed in in another tab, sees no data of the previous customer after Back', async ({
  shop,
  shopper,
  store,
  page,
  context,
  isMobile,
}) => {
  const shownNumber = ({ mobile }: Shopper) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  await shopper.signIn();
  await expect(page.getByText(shownNumber(shopper))).toBeVisible();
  await shop.settled();
  // A client-side navigation, so that the account page stays in the router's cache.
  await shop.header.getByRole('link', { name: 'Samay home' }).click();
  await expect(page).toHaveURL('/');

  const second = await context.newPage();
  const otherShop = new Shop(second, isMobile);
  await otherShop.open('/');
  await otherShop.settled();
  await otherShop.signOut();
  await otherShop.expectSignedIn(false);
  const other = new Shopper(second, store.apiUrl, newMobile());
  await other.signIn();
  await expect(second.getByText(shownNumber(other))).toBeVisible();

  const seen = await watchFor(page, shownNumber(shopper));
  await page.goBack();
  await expect(page).toHaveURL('/myaccount');
  await expect(page.getByText(shownNumber(other))).toBeVisible();
  expect(await seen()).toBe(false);
});

test('after a sign-out in another tab Back shows no personal data, however slow the store responds', async ({
  shop,
  shopper,
  page,
  context,
  isMobile,
}) => {
  const shownNumber = `${shopper.mobile.slice(0, 5)} ${shopper.mobile.slice(5)}`;
  await shopper.signIn();
  await expect(page.getByText(shownNumber)).toBeVisible();
  await shop.settled();
  await shop.header.getByRole('link', { name: 'Samay home' }).click();
  await expect(page).toHaveURL('/');
  const second = await context.newPage();
  const otherShop = new Shop(second, isMobile);
  await otherShop.open('/');
  await otherShop.settled();
  await otherShop.signOut();
  await otherShop.expectSignedIn(false);

  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/session', async (route) => {
    await released;
    await route.continue();
  });
  const seen = await watchFor(page, shownNumber);
  const request = page.waitForRequest('**/api/session');
  await page.goBack();
  await expect(page).toHaveURL('/myaccount');
  // The page is restored once it sends its request; the URL changes before that.
  await request;
  await expect(page.getByText(shownNumber)).toBeHidden();
  expect(await seen()).toBe(false);
  answer();
  await expect(page).toHaveURL('/users/sign_in?next=%2Fmyaccount');
});

/** Navigates home on the client side, signs out in another tab, and returns by Back. */
async function backAfterSignOut(shop: Shop, isMobile: boolean): Promise<void> {
  const { page } = shop;
  await page.getByRole('link', { name: 'Samay home' }).first().click();
  await expect(page).toHaveURL('/');
  const otherShop = new Shop(await page.context().newPage(), isMobile);
  await otherShop.open('/');
  await otherShop.settled();
  await otherShop.signOut();
  await otherShop.expectSignedIn(false);
  await page.goBack();
}

for (const [path, left, expected] of [
  ['/checkout', '/users/sign_in?next=%2Fcheckout', 'We will send a one-time code to this number.'],
  ['/cart', '/cart', 'Your cart is empty.'],
] as const) {
  test(`after a sign-out in another tab Back to ${path} shows nothing of the customer's cart`, async ({
    shop,
    shopper,
    page,
    isMobile,
  }) => {
    await shopper.signIn('/');
    await shop.openProduct(watch.ProductCode);
    await shop.addToCart();
    await shop.open(path);
    // In the checkout on a phone the lines are folded, but present.
    const lines = page.getByRole('list', { name: 'Cart items', includeHidden: true });
    await expect(lines.first()).toBeAttached();
    await backAfterSignOut(shop, isMobile);
    await expect(page).toHaveURL(left);
    await expect(page.getByRole('main').getByText(expected)).toBeVisible();
    await expect(lines).toHaveCount(0);
  });
}

test('after a sign-out in another tab Back to the gift card page shows no name', async ({
  shop,
  shopper,
  page,
  isMobile,
}) => {
  await shopper.signIn();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Canary Customer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await shop.open('/gift-cards');
  const sender = page.getByRole('textbox', { name: 'Your name' });
  const mobile = page.getByRole('textbox', { name: 'Your mobile number' });
  await expect(sender).toHaveValue('Canary Customer');
  await expect(mobile).toHaveValue(/^[6-9]\d{9}$/);
  await backAfterSignOut(shop, isMobile);
  await expect(page).toHaveURL('/gift-cards');
  await expect(sender).toHaveValue('');
  await expect(mobile).toHaveValue('');
});

test('old cookies cause no redirect loop between the sign-in and the account recovery after a sign-out', async ({
  shop,
  shopper,
  store,
  context,
}) => {
  await shopper.signIn();
  const cookie = cookieHeader(await context.cookies());
  await shop.settled();
  await shop.signOut();
  await shop.expectSignedIn(false);
  const recovery = await fetch(`${store.url}/forgotpassword`, { headers: { cookie }, redirect: 'manual' });
  expect(recovery.status).toBe(200);
});

test('hovering over the cart link does not prefetch the cart, so that it is not outdated later', async ({
  shop,
  page,
}) => {
  await shop.openProduct(watch.ProductCode);
  await shop.addToCart();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.getByRole('main').getByRole('link', { name: 'View Cart' }).hover();
  await shop.cartLink.hover();
  await shop.cartLink.focus();
  await page.getByRole('main').getByRole('link', { name: 'View Cart' }).click();
  await expect(new CartPage(page).lines).toHaveCount(1);
  expect(fetched.filter((path) => path === '/cart')).toHaveLength(1);
});
