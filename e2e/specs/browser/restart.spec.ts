import { formatPaise, formatRupees, sized, wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

const [first = sized, second = sized] = wellStocked;

// Processes start several times here, each within the fixture's own limit, which is long for a busy machine.
test.describe.configure({ timeout: 180_000 });

// The browser may notice that a process is stopped.
test.use({ expectedProblems: /net::ERR_|Failed to load resource|^status: 50\d/ });

test('a cart is unchanged after a power cut of either process, or of both', async ({ shop, cart, store, page }) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await store.retailApi.kill();
  await store.retailApi.start();
  // Requests of the page failed meanwhile, and the storefront may pause its own requests for some seconds.
  await expect.poll(async () => (await shop.open('/cart')).status()).toBe(200);
  await expect(cart.lines).toHaveCount(1);

  await cart.increase(first.ProductTitle).click();
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(2 * first.Price));
  await store.storefront.kill();
  await store.storefront.start();
  await cart.open();
  await expect(cart.quantity(first.ProductTitle)).toHaveValue('2');

  await shop.openProduct(second.ProductCode);
  await shop.addToCart();
  const before = await cart.read();
  await store.powerCut();
  await cart.open();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.quantity(first.ProductTitle)).toHaveValue('2');
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(2 * first.Price + second.Price));
  await expect(cart.figure('To pay')).toHaveText(formatPaise(before.figures.payable));
  expect(await cart.read()).toEqual(before);

  await cart.remove(second.ProductTitle).click();
  await expect(cart.lines).toHaveCount(1);
  await store.powerCut();
  await page.reload();
  await expect(cart.lines).toHaveCount(1);
});

test('every confirmed cart change survives a power cut at any time', async ({ shop, cart, store }) => {
  await shop.openProduct(first.ProductCode);
  await shop.addToCart();
  await cart.open();
  const [line] = (await cart.send('GET')).body.cart?.lines ?? [];
  for (const quantity of [3, 5, 2]) {
    const answer = await cart.send('PATCH', { lineId: line?.id, quantity });
    await store.retailApi.kill();
    expect(answer.body.ok).toBe(true);
    await store.retailApi.start();
    await expect.poll(async () => (await cart.send('GET')).body.cart?.count).toBe(quantity);
  }
});
