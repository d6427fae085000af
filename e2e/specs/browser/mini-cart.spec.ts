import { lowStock, sized, wellStocked } from '../../fixtures/catalogue.ts';
import { MiniCart } from '../../fixtures/mini-cart.ts';
import { expectNoViolations } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

const [first = sized, second = sized] = wellStocked;

test('the mini-cart shows the cart with the amount of the cart page, and links to it', async ({ shop, cart, page }) => {
  const mini = new MiniCart(page);
  for (const item of [first, second]) {
    await shop.openProduct(item.ProductCode);
    await shop.addToCart();
  }
  await shop.open('/watches');
  await mini.open();
  await expect(cart.lines).toHaveCount(2);
  await cart.increase(first.ProductTitle).click();
  await expect(cart.quantity(first.ProductTitle)).toHaveValue('2');
  await expect(shop.cartLink).toHaveAttribute('aria-label', 'Cart, 3 items');
  const amount = await mini.expectPayable(cart);
  await mini.link('View Cart').click();
  await expect(shop.heading('Cart')).toBeVisible();
  await expect(mini.dialog).toHaveCount(0);
  await expect(cart.figure('To pay')).toHaveText(amount);
  await expect(cart.quantity(first.ProductTitle)).toHaveValue('2');
});

test('a line removed in the mini-cart can be restored, and removing the last one leaves an empty cart', async ({
  shop,
  cart,
  page,
}) => {
  const mini = new MiniCart(page);
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await mini.open();
  await mini.button(`Remove ${first.ProductTitle}`).click();
  await expect(mini.dialog.getByText('Your cart is empty.')).toBeVisible();
  await mini.button('Undo').click();
  await expect(cart.lines).toHaveCount(1);
  await mini.expectPayable(cart);
  await mini.button(`Remove ${first.ProductTitle}`).click();
  await expect(mini.dialog.getByText('Your cart is empty.')).toBeVisible();
  await mini.button('Close cart').click();
  await expect(shop.cartLink).toBeFocused();
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 0 items');
  await cart.open();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('a sold-out line is shown in the mini-cart and blocks the checkout', async ({ shop, cart, page, store }) => {
  const mini = new MiniCart(page);
  const sku = lowStock.Skus[0]?.SKU ?? '';
  for (const item of [first, lowStock]) {
    await shop.openProduct(item.ProductCode);
    await shop.addToCart();
  }
  store.setStock(sku, 0);
  await mini.open();
  const line = cart.lines.filter({ hasText: lowStock.ProductTitle });
  await expect(line).toContainText('Sold out');
  await mini.expectPayable(cart);
  await expect(mini.link('Checkout')).toHaveCount(0);
  await mini.button(`Remove ${lowStock.ProductTitle}`).click();
  await expect(mini.link('Checkout')).toBeVisible();
  store.setStock(sku, lowStock.Skus[0]?.StoreQuantity ?? 1);
});

test('the keyboard opens the mini-cart, stays in it and returns', async ({ shop, page }) => {
  const mini = new MiniCart(page);
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await expect(shop.cartLink).toHaveAttribute('aria-haspopup', 'dialog');
  await shop.cartLink.focus();
  await page.keyboard.press('Enter');
  await expect(mini.button('Close cart')).toBeFocused();
  await expect(mini.link('Checkout')).toBeVisible();
  const seen = new Set<string>();
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return 'the browser';
        return focused.closest('dialog') ? (focused.textContent ?? '') : `outside: ${focused.outerHTML.slice(0, 80)}`;
      }),
    );
  }
  expect([...seen].filter((text) => text.startsWith('outside'))).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(['View Cart', 'Checkout', 'Remove']));
  await page.keyboard.press('Escape');
  await expect(mini.dialog).toHaveCount(0);
  await expect(shop.cartLink).toBeFocused();
});

test('a press beside the mini-cart closes it, and the page behind it stays in place', async ({ shop, page }) => {
  const mini = new MiniCart(page);
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await shop.open('/watches');
  await shop.settled();
  await mini.open();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(200, 400);
  await expect(mini.dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(shop.cartLink).toBeFocused();
});

test('the mini-cart closes when the page changes: by one of its links, and by Back', async ({ shop, page }) => {
  const mini = new MiniCart(page);
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await shop.open('/');
  await shop.chooseInMenu('Watches');
  // The whole heading, because the home page's contains the word as well.
  await expect(shop.heading(/^Watches$/)).toBeVisible();
  await mini.open();
  await page.goBack();
  // The URL changes first; the page that follows closes what is open.
  await expect(shop.heading(/^Watches$/)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(mini.dialog).toHaveCount(0);
  await mini.open();
  await mini.link(first.ProductTitle).click();
  await expect(shop.heading(first.ProductTitle)).toBeVisible();
  await expect(mini.dialog).toHaveCount(0);
});

test('a press for another tab, and a narrow window, open the cart page instead of the mini-cart', async ({
  shop,
  page,
  context,
}) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await shop.open('/watches');
  await shop.settled();
  const opened = context.waitForEvent('page');
  await shop.cartLink.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/cart');
  await expect(new MiniCart(page).dialog).toHaveCount(0);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(shop.cartLink).not.toHaveAttribute('aria-haspopup');
  await shop.cartLink.click();
  await expect(page).toHaveURL('/cart');
});

test("the mini-cart's script is loaded on demand, not with the page", async ({ shop, page }) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await shop.open('/watches');
  await shop.settled();
  await page.waitForLoadState('load');
  const before = scripts.length;
  await shop.cartLink.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('after a sign-out in another tab the mini-cart does not show the previous cart', async ({
  shop,
  cart,
  shopper,
  page,
  context,
}) => {
  const mini = new MiniCart(page);
  await shopper.signIn();
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await mini.open();
  await expect(cart.lines).toHaveCount(1);
  await mini.button('Close cart').click();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name: 'Account', exact: true }).click();
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(shop.cartLink).toHaveAttribute('href', /action=order-status/);
  await cart.open();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(cart.lines).toHaveCount(0);
});

test.describe('the mini-cart while the store cannot be reached', () => {
  test.use({ expectedProblems: /503/ });

  test('the mini-cart does not call the cart empty, and retries on demand', async ({ shop, cart, page }) => {
    const mini = new MiniCart(page);
    await shop.openProduct(first.ProductCode);
    await shop.addToCart();
    const away = { ok: false, reason: 'unavailable', message: 'Something went wrong.' };
    await page.route('**/api/cart', (route) => route.fulfill({ status: 503, json: away }));
    await mini.open();
    await expect(mini.dialog.getByText('Your items are safe')).toBeVisible();
    await expect(mini.dialog.getByText('Your cart is empty.')).toHaveCount(0);
    await expectNoViolations(page);
    await page.unroute('**/api/cart');
    await mini.button('Try again').click();
    await expect(cart.lines).toHaveCount(1);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the mini-cart has no accessibility violations, empty and filled', async ({ shop, cart, shopper, page }) => {
      const mini = new MiniCart(page);
      // A guest with an empty cart is redirected to the sign-in instead.
      await shopper.signIn('/watches');
      await mini.open();
      await expect(mini.dialog.getByText('Your cart is empty.')).toBeVisible();
      await expectNoViolations(page);
      await mini.button('Close cart').click();
      await shop.openProduct(first.ProductCode);
      await shop.addToCart();
      await mini.open();
      await expect(cart.lines).toHaveCount(1);
      await expectNoViolations(page);
    });
  });
}

test.describe('the mini-cart without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart link leads to the cart page', async ({ shop }) => {
    await shop.open('/watches');
    await shop.cartLink.click();
    await expect(shop.heading('Cart')).toBeVisible();
  });
});
