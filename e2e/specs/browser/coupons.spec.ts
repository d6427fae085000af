import type { Page } from '@playwright/test';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { product, wellStocked } from '../../fixtures/catalogue.ts';
import { resealShopper, unsealShopper } from '../../fixtures/session-cookies.ts';
import type { TestStore } from '../../fixtures/store.ts';
import { SHARED_SETTINGS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

/** ₹12,495 without its offers, ₹11,245 with the best of them. */
const watch = product('1801AV01');
/** ₹2,124, and no offer for a single one. */
const studs = product('S201RP01');

// A store of its own: the storefront keeps for a minute that the site was a corporate one.
test.use({ expectedProblems: /\b4(?:22|01)\b/, storeSettings: { ...SHARED_SETTINGS } });

const code = (page: Page) => page.getByRole('textbox', { name: 'Coupon code', exact: true });
const part = (page: Page) => page.getByRole('region', { name: 'Coupon', exact: true });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove coupon' });

async function apply(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed);
  await page.getByRole('button', { name: 'Apply coupon' }).click();
}

/** A date of this year is shown without its year. */
const isThisYear = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format() === '2026';
const EXPIRED = isThisYear ? '3 May' : '3 May 2026';

const REASONS: Record<string, string> = {
  '': 'Enter a coupon code.',
  'A!': 'A coupon code is 3 to 20 letters and digits. Check it for a typing mistake.',
  NOSUCH10: 'This coupon code does not exist. Please check it for a typing mistake.',
  SUMMER26: `This coupon expired on ${EXPIRED}.`,
  DECADE30: 'This coupon is valid from 1 January 2030. Try again then.',
  FLAT500: 'Add ₹2,876 more. This coupon needs ₹5,000 of the items it applies to, before offers.',
  RINGS5: 'This coupon does not apply to the items in your cart.',
  EARLYBIRD: 'This coupon has reached its limit of uses.',
  MEMBER750: 'Sign in to use this coupon.',
};

test('a coupon that is not applied shows its reason', async ({ cart, page }) => {
  await cart.add(studs);
  await cart.open();
  for (const [typed, text] of Object.entries(REASONS)) {
    await apply(page, typed);
    await expect(code(page), typed).toHaveAccessibleDescription(text);
    await expect(code(page), typed).toBeFocused();
    await expect(code(page)).toHaveValue(typed);
    await expect(cart.figure(/^Coupon/), typed).toHaveCount(0);
    await expect(cart.figure('To pay'), typed).toHaveText('₹2,223');
    expect((await cart.read()).coupon, typed).toBeNull();
  }
});

test('a coupon is accepted in any spelling, shows its saving, and can be removed', async ({ cart, page }) => {
  await cart.add(watch);
  await cart.open();
  await apply(page, ' wel come\u200b10 ');
  await expect(page.getByRole('status').filter({ hasText: 'Coupon WELCOME10 applied.' })).toBeVisible();
  await expect(part(page)).toContainText('WELCOME10You save ₹1,12510% off your cart, up to ₹1,500.');
  await expect(cart.figure('Coupon WELCOME10')).toHaveText('−₹1,125');
  await expect(cart.figure('To pay')).toHaveText('₹10,120');
  await page.reload();
  await expect(cart.figure('To pay')).toHaveText('₹10,120');

  await remove(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Coupon removed.' })).toBeVisible();
  await expect(cart.figure('To pay')).toHaveText('₹11,245');
  await expect(code(page)).toHaveValue('');
});

test('a refused coupon leaves the previous coupon applied', async ({ cart, page }) => {
  await cart.add(watch);
  await cart.open();
  await apply(page, 'FLAT500');
  await expect(cart.figure('Coupon FLAT500')).toHaveText('−₹500');
  await part(page).getByText('Use another coupon').click();
  await apply(page, 'SUMMER26');
  await expect(code(page)).toHaveAccessibleDescription(REASONS.SUMMER26 ?? '');
  await expect(cart.figure('Coupon FLAT500')).toHaveText('−₹500');
  await apply(page, 'WELCOME10');
  await expect(cart.figure('Coupon WELCOME10')).toHaveText('−₹1,125');
  await expect(cart.figure('Coupon FLAT500')).toHaveCount(0);
});

test.describe('a cart that no longer qualifies for its coupon', () => {
  const DROPPED =
    'Coupon FLAT500 was removed. Add ₹2,876 more. This coupon needs ₹5,000 of the items it applies to, before offers.';

  test('the coupon is dropped once, with a message', async ({ cart, page }) => {
    await cart.add(watch);
    await cart.add(studs);
    await cart.open();
    await apply(page, 'FLAT500');
    await expect(cart.figure('Coupon FLAT500')).toHaveText('−₹500');
    await cart.remove(watch.ProductTitle).click();
    await expect(part(page).getByRole('alert')).toHaveText(DROPPED);
    await expect(cart.figure('To pay')).toHaveText('₹2,223');
    await expect(code(page)).toHaveValue('FLAT500');
    await page.reload();
    await expect(cart.figure('To pay')).toHaveText('₹2,223');
    await expect(part(page).getByRole('alert')).toHaveCount(0);
    // A dropped coupon is not applied again by itself.
    await cart.add(watch);
    await page.reload();
    await expect(cart.lines).toHaveCount(2);
    await expect(cart.figure(/^Coupon/)).toHaveCount(0);
  });

  test.describe('coupons without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the returned page shows the same coupon messages', async ({ cart, page }) => {
      await cart.add(watch);
      await cart.add(studs);
      await cart.open();
      await apply(page, 'no such');
      await expect(code(page)).toHaveAccessibleDescription(REASONS.NOSUCH10 ?? '');
      await expect(code(page)).toHaveValue('no such');
      await apply(page, 'flat500');
      await expect(page).toHaveURL(/\?notice=coupon-applied#coupon$/);
      await expect(cart.figure('Coupon FLAT500')).toHaveText('−₹500');
      await cart.remove(watch.ProductTitle).click();
      await expect(page.getByRole('alert').filter({ hasText: DROPPED })).toBeVisible();
      await expect(cart.figure('To pay')).toHaveText('₹2,223');
    });
  });
});

test('removing the last line removes both the applied and the typed coupon code', async ({
  cart,
  page,
  context,
  store,
}) => {
  await cart.add(watch);
  await cart.open();
  await apply(page, 'WELCOME10');
  await expect(remove(page)).toBeVisible();
  const stored = await unsealShopper(context, store);
  expect(stored).toMatchObject({ couponCode: { value: 'WELCOME10' }, enteredCouponCode: { value: 'WELCOME10' } });
  await cart.remove(watch.ProductTitle).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect.poll(() => unsealShopper(context, store)).not.toHaveProperty('couponCode');
  expect(await unsealShopper(context, store)).not.toHaveProperty('enteredCouponCode');
  await cart.add(watch);
  await cart.open();
  await expect(code(page)).toHaveValue('');
  await expect(cart.figure('To pay')).toHaveText('₹11,245');
});

test('a saved coupon code is used for twelve hours and not sent after that', async ({ cart, page, context, store }) => {
  await cart.add(watch);
  const storedFor = (ms: number) => {
    const entry = { value: 'WELCOME10', at: Date.now() - ms };
    return resealShopper(context, store, { couponCode: entry, enteredCouponCode: entry });
  };
  await storedFor(11.9 * HOUR_MS);
  await cart.open();
  await expect(cart.figure('Coupon WELCOME10')).toHaveText('−₹1,125');
  await storedFor(12 * HOUR_MS);
  await cart.open();
  await expect(cart.figure('To pay')).toHaveText('₹11,245');
  await expect(part(page).getByRole('alert')).toHaveCount(0);
  await expect(code(page)).toHaveValue('');
  expect((await cart.read()).coupon).toBeNull();
});

test('a coupon for customers leads a guest to the sign-in and back, and is applied there', async ({
  cart,
  page,
  shop,
  shopper,
}) => {
  await cart.add(watch);
  await cart.open();
  await apply(page, 'MEMBER750');
  await part(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/users\/sign_in\?next=%2Fcart$/);
  await shop.settled();
  await shopper.requestCode();
  await shopper.type(await shopper.code());
  await expect(page).toHaveURL(/\/cart$/);
  await expect(code(page)).toHaveValue('MEMBER750');
  await page.getByRole('button', { name: 'Apply coupon' }).click();
  await expect(cart.figure('Coupon MEMBER750')).toHaveText('−₹750');
  await expect(cart.figure('To pay')).toHaveText('₹10,495');
});

test('a coupon for one use per customer is refused only to a customer who has used it', async ({
  cart,
  page,
  shopper,
  store,
}) => {
  await shopper.signIn('/cart');
  await cart.add(watch);
  await page.reload();
  await apply(page, 'ONCE1000');
  await expect(cart.figure('Coupon ONCE1000')).toHaveText('−₹1,000');
  await remove(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Coupon removed.' })).toBeVisible();
  await expect(code(page)).toBeVisible();
  store.change(
    `insert into coupon_redemptions (id, code, customer_id, order_number, at)
     select lower(hex(randomblob(16))), 'ONCE1000', id, 'ORDER-1', 0 from customers where mobile = ?`,
    shopper.mobile,
  );
  await apply(page, 'ONCE1000');
  await expect(code(page)).toHaveAccessibleDescription(REASONS.EARLYBIRD ?? '');
  await expect(cart.figure('To pay')).toHaveText('₹11,245');
});

test.describe('coupons on a corporate site', () => {
  const setCorporate = (store: TestStore, value: 'on' | 'off') =>
    store.change("update site_options set value = ? where option_id = 'CorporateSite'", value);
  test.afterEach(({ store }) => setCorporate(store, 'off'));

  test('a coupon is valid for up to 25 items and is dropped with a message beyond that', async ({
    cart,
    page,
    store,
  }) => {
    setCorporate(store, 'on');
    for (const item of wellStocked.slice(0, 5)) await cart.add(item, 5);
    await cart.open();
    await apply(page, 'WELCOME10');
    await expect(cart.figure('Coupon WELCOME10')).toHaveText('−₹1,500');
    await cart.add(studs);
    await page.reload();
    await apply(page, 'WELCOME10');
    const text = 'You can use a coupon for up to 25 items. Remove some and apply it again.';
    await expect(code(page)).toHaveAccessibleDescription(text);
    await cart.remove(studs.ProductTitle).click();
    await expect(cart.lines).toHaveCount(5);
    // Adding an item elsewhere drops nothing: once the cart is small enough again, the coupon is applied.
    await expect(cart.figure('Coupon WELCOME10')).toHaveText('−₹1,500');
    const [first] = wellStocked;
    await cart.decrease(first?.ProductTitle ?? '').click();
    await expect(cart.quantity(first?.ProductTitle ?? '')).toHaveValue('4');
    // The page shows a requested quantity before the store has responded.
    const itemCount = async () => (await cart.read()).lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await expect.poll(itemCount).toBe(24);
    await cart.add(studs);
    await page.reload();
    await expect(cart.figure('Coupon WELCOME10')).toHaveText('−₹1,500');
    await cart.increase(first?.ProductTitle ?? '').click();
    await expect(part(page).getByRole('alert')).toHaveText(`Coupon WELCOME10 was removed. ${text}`);
    await expect(cart.figure(/^Coupon/)).toHaveCount(0);
  });
});
