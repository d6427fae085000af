import { CartPage } from '../../fixtures/cart.ts';
import { formatRupees, lowStock, sized, wellStocked } from '../../fixtures/catalogue.ts';
import { ON_PHONE_ALONE, ON_PHONE_IN_REST } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

const [first = sized, second = sized] = wellStocked;

test('an added item is counted, shown, and still in the cart after a reload', async ({ shop, page, cart }) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await expect(shop.cartLink).toHaveAccessibleName(/^Cart, 1 items?$/);
  await shop.openProduct(second.ProductCode);
  await shop.addToCart();
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 2 items');

  await shop.openCart();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(first.Price + second.Price));
  await page.reload();
  await expect(cart.lines.filter({ hasText: first.ProductTitle })).toHaveCount(1);
  await expect(cart.lines.filter({ hasText: second.ProductTitle })).toHaveCount(1);
});

test('quantities change the total; a removed line disappears, and can be restored', async ({ shop, page, cart }) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await cart.open();
  await cart.increase(first.ProductTitle).click();
  await expect(cart.quantity(first.ProductTitle)).toHaveValue('2');
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(2 * first.Price));
  await cart.decrease(first.ProductTitle).click();
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(first.Price));
  await cart.quantity(first.ProductTitle).fill('3');
  await cart.quantity(first.ProductTitle).press('Enter');
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(3 * first.Price));

  await cart.remove(first.ProductTitle).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cart.lines).toHaveCount(1);
  await cart.remove(first.ProductTitle).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('quick clicks result in one quantity, with one call at a time', ON_PHONE_ALONE, async ({ shop, page, cart }) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await cart.open();
  let inFlight = 0;
  let maxInFlight = 0;
  let calls = 0;
  const clicked = Promise.withResolvers<void>();
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    calls += 1;
    inFlight += 1;
    maxInFlight = Math.max(maxInFlight, inFlight);
    await clicked.promise;
    const response = await route.fetch();
    inFlight -= 1;
    await route.fulfill({ response });
  });
  for (const quantity of ['2', '3', '4', '5']) {
    await cart.increase(first.ProductTitle).click();
    await expect(cart.quantity(first.ProductTitle)).toHaveValue(quantity);
  }
  clicked.resolve();
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(5 * first.Price));
  expect({ calls, maxInFlight }).toEqual({ calls: 2, maxInFlight: 1 });
  expect((await cart.send('GET')).body.cart?.count).toBe(5);
});

test.describe('refused cart changes', ON_PHONE_IN_REST, () => {
  test.use({ expectedProblems: /\b4\d\d\b/ });

  test('a quantity cannot exceed the limit per order or the stock', async ({ shop, cart }) => {
    await shop.openProduct(first.ProductCode);
    await shop.addToCart();
    await cart.open();
    await cart.quantity(first.ProductTitle).fill('6');
    await cart.quantity(first.ProductTitle).press('Enter');
    await expect(cart.lines.first()).toContainText('at most 5');
    await expect(cart.figure('Subtotal')).toHaveText(formatRupees(first.Price));

    const stock = lowStock.Skus[0]?.StoreQuantity ?? 0;
    await shop.openProduct(lowStock.ProductCode);
    await shop.addToCart();
    const line = (await cart.send('GET')).body.cart?.lines.at(-1);
    const tooMany = await cart.send('PATCH', { lineId: line?.id, quantity: stock + 1 });
    expect(tooMany).toMatchObject({ status: 422, body: { ok: false, reason: 'quantity-limit' } });
    expect((await cart.send('GET')).body.cart?.count).toBe(2);
  });

  test('an invalid quantity is refused and changes nothing', async ({ shop, cart }) => {
    await shop.openProduct(first.ProductCode);
    await shop.addToCart();
    const before = await cart.send('GET');
    const [line] = before.body.cart?.lines ?? [];
    for (const quantity of [0, -1, 1.5, 1e9, 'two', null, '']) {
      const what = JSON.stringify(quantity);
      const answer = await cart.send('PATCH', { lineId: line?.id, quantity });
      expect(answer.status, what).toBeGreaterThanOrEqual(400);
      expect(answer.status, what).toBeLessThan(500);
      expect(answer.body, what).toMatchObject({ ok: false, message: expect.stringMatching(/\w.*\./) });
      expect((await cart.send('GET')).body.cart, what).toEqual(before.body.cart);
    }
  });

  test('a quantity that is not a number is refused beside its field', async ({ shop, cart }) => {
    await shop.openProduct(first.ProductCode);
    await shop.addToCart();
    await cart.open();
    const quantity = cart.quantity(first.ProductTitle);
    await quantity.fill('two');
    await quantity.press('Enter');
    await expect(quantity).toHaveAccessibleDescription(/whole number/);
    await expect(cart.figure('Subtotal')).toHaveText(formatRupees(first.Price));
  });
});

test(
  "a line of another shopper's cart cannot be changed or removed",
  ON_PHONE_IN_REST,
  async ({ shop, cart, anotherBrowser }) => {
    await shop.openProduct(first.ProductCode);
    await shop.addToCart();
    const before = await cart.send('GET');
    const lineId = before.body.cart?.lines[0]?.id;
    const otherCart = new CartPage(await anotherBrowser());
    await otherCart.open();
    expect((await otherCart.send('PATCH', { lineId, quantity: 4 })).status).toBeGreaterThanOrEqual(400);
    await otherCart.send('DELETE', { lineId });
    expect((await cart.send('GET')).body.cart).toEqual(before.body.cart);
  },
);

test("the cart page's bar links back to shopping", ON_PHONE_ALONE, async ({ shop, cart, page }) => {
  await cart.open();
  const bar = page.getByRole('navigation', { name: 'Shopping' });
  await expect(bar.getByRole('link', { name: 'View Cart' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
  await shop.settled();
});
