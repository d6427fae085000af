import { sized, soldOut, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { CARDS, endOutage, GiftsPart, newGiftCoupon, payDuringOutage } from '../../fixtures/gifts.ts';
import { holdPayloads } from '../../fixtures/hold-payloads.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const [watch = sized] = wellStocked;
const productPath = (code: string) => `/p-${code.toLowerCase()}`;

const LAID_OUT_BY_DEVICE = [
  '/',
  '/watches',
  '/watches/men?brand=aarvane&page=1&sort=price-low',
  '/search?q=gold',
  productPath(watch.ProductCode),
  productPath(sized.ProductCode),
  '/cart',
  '/gift-cards',
  '/store-locator?q=Bengaluru',
];
/** Other states of these pages, and pages with one column. */
const ALIKE = [
  '/watches/men?brand=nobody',
  '/jewellery/rings',
  '/search',
  '/search?q=zzqqxxyy',
  `${productPath(sized.ProductCode)}?notice=select-size`,
  productPath(soldOut.ProductCode),
  '/gift-cards/balance',
  '/emi?amount=25000',
  '/pincode',
];

for (const path of [...LAID_OUT_BY_DEVICE, ...ALIKE]) {
  test(
    `${path} has no accessibility violations`,
    ALIKE.includes(path) ? ON_PHONE_ALONE : {},
    async ({ shop, page }) => {
      await shop.open(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(shop.heading()).toHaveCount(1);
      await expectNoViolations(page);
    },
  );
}

test.describe('an unknown URL', ON_PHONE_ALONE, () => {
  test.use({ expectedProblems: /404/ });

  for (const path of ['/404', '/no-such-thing']) {
    test(`the HTTP 404 page at ${path} has no accessibility violations`, async ({ shop, page }) => {
      await shop.open(path);
      await expect(shop.heading()).toHaveCount(1);
      await expectNoViolations(page);
    });
  }
});

test('a filled cart has no accessibility violations', async ({ shop, page, cart }) => {
  await shop.openProduct(watch.ProductCode);
  await shop.addToCart();
  await expectNoViolations(page);
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await expectNoViolations(page);
});

test.describe('the sections of a cart', () => {
  test.use({ expectedProblems: /\b422\b/ });

  test('offers, coupon, gifts and figures of a cart, open and with errors, have no accessibility violations', async ({
    shopper,
    cart,
    page,
    shop,
    store,
  }) => {
    await shopper.signIn('/');
    await cart.add(watch);
    await cart.submit('coupon', { intent: 'apply', couponCode: 'WELCOME10' });
    await cart.submit('gift-coupon', { intent: 'apply', code: newGiftCoupon(store, 500_00) });
    await cart.submit('gift-cards', { intent: 'apply', ...CARDS.rest });
    await cart.open();
    const gifts = new GiftsPart(page);
    await expect(gifts.cards).toHaveCount(1);
    const closed = page.locator('main details:not([open]) > summary');
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    await gifts.applyCard({ number: '12', pin: '' });
    await expect(gifts.number).toHaveAccessibleDescription(/Enter the 16-digit/);
    await expectNoViolations(page);
    await expectToFit(page);
    await shop.open('/checkout');
    await expectNoViolations(page);
    await expectToFit(page);
  });

  test('sold-out products have no accessibility violations', ON_PHONE_ALONE, async ({ cart, page, store }) => {
    const [piece = sized] = wellStocked.slice(-1);
    const { SKU, StoreQuantity } = piece.Skus[0] ?? { SKU: '', StoreQuantity: 1 };
    await cart.add(watch);
    await cart.add(piece);
    store.setStock(SKU, 0);
    await cart.open();
    const panel = page.getByRole('region', { name: 'Out of stock' });
    await panel.getByRole('button', { name: 'Notify Me' }).click();
    await expect(panel.getByText('Select at least one product.').first()).toBeVisible();
    await expectNoViolations(page);
    await expectToFit(page);
    store.setStock(SKU, StoreQuantity);
  });

  test(
    'a gift card order has no accessibility violations, before and after its payment',
    ON_PHONE_ALONE,
    async ({ page, payments, shop, store }) => {
      await shop.open('/gift-cards');
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      await field('Recipient’s name').fill('Asha');
      await field('Recipient’s email').fill('asha@example.com');
      await field('Your name').fill('Ravi');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(field('Your email')).toBeFocused();
      await expectNoViolations(page);
      await field('Your email').fill('ravi@example.com');
      await field('Your mobile number').fill('98765 43210');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      const atPayu = page.getByRole('button', { name: 'Pay ₹2,500 with PayU' });
      await shop.settled();
      await atPayu.scrollIntoViewIfNeeded();
      await expectNoViolations(page);
      await expectToFit(page);
      await atPayu.click();
      await page.getByRole('button', { name: 'Fail' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible();
      await shop.settled();
      await expectNoViolations(page);
      await atPayu.click();
      await payDuringOutage(page, payments);
      await shop.settled();
      await expectNoViolations(page);
      await expectToFit(page);
      await endOutage(store, payments);
      await expect(page.getByRole('status').filter({ hasText: 'We are emailing the gift card to' })).toBeVisible();
      await expectNoViolations(page);
    },
  );
});

test('the menu has no accessibility violations', async ({ shop, page, isMobile }) => {
  await shop.open('/');
  await shop.settled();
  if (isMobile) {
    await shop.header.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'More in Watches' }).click();
    await expect(menu.getByRole('button', { name: 'Back' })).toBeVisible();
    await expectNoViolations(page);
    await menu.getByRole('button', { name: 'Back' }).click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(shop.header.getByRole('button', { name: 'Menu' })).toBeFocused();
  } else {
    await shop.header
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Watches', exact: true })
      .hover();
    await expect(shop.header.getByRole('link', { name: 'All Watches' })).toBeVisible();
    await expectNoViolations(page);
  }
});

test('the preview of a pressed card has no accessibility violations', async ({ shop, page }) => {
  const answer = await holdPayloads(page);
  await shop.open('/watches');
  await shop.settled();
  await shop.productLinks.first().click();
  await expect(page.locator('html[data-card-preview]')).toBeAttached();
  await expectNoViolations(page);
  await expectToFit(page);
  await expect(page.locator('html[data-card-preview]')).toBeAttached();
  answer();
  await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
});

test('the first keyboard stop skips to the content', async ({ shop, page }) => {
  await shop.open('/watches');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('no page is wider than the window', async ({ shop, page }) => {
  for (const path of [
    '/',
    '/watches/men',
    productPath(sized.ProductCode),
    '/search?q=gold',
    '/cart',
    '/gift-cards',
    '/gift-cards/balance',
  ]) {
    await shop.open(path);
    await expectToFit(page);
  }
});
