import { formatRupees, product, wellStocked } from '../../fixtures/catalogue.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { SAME_ORIGIN } from '../../fixtures/request-headers.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const watch = product('1801AV01');
/** Two products that this spec sells out and restocks. */
const [first, second] = [product('8803SM01'), product('8803SM02')];
const SOLD_OUT =
  'Below products are out of stock. If you still want to buy any, please select the product and click on Notify Me and we will inform you once the product is back in stock.';
const BLOCKED = 'An item in your cart is out of stock. Remove it to check out.';
const skuOf = (item: typeof watch) => item.Skus[0]?.SKU ?? '';

test.describe('a sold-out line of the cart', () => {
  test.use({ expectedProblems: /\b422\b/ });

  // Other tests of this store need the original stock.
  test.afterEach(({ store }) => {
    for (const item of [first, second]) store.setStock(skuOf(item), item.Skus[0]?.StoreQuantity ?? 1);
  });

  test('a sold-out line is listed separately, has a notify form, and blocks the checkout until it is removed', async ({
    cart,
    page,
    shop,
    shopper,
    store,
  }) => {
    await shopper.signIn('/');
    for (const item of [watch, first, second]) await cart.add(item);
    for (const item of [first, second]) store.setStock(skuOf(item), 0);
    await cart.open();
    const panel = page.getByRole('region', { name: 'Out of stock' });
    await expect(panel.getByText(SOLD_OUT, { exact: true })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(cart.lines).toHaveCount(1);
    // The figures exclude it; the header's count includes it.
    await expect(cart.figure('Subtotal')).toHaveText(formatRupees(watch.Price));
    await expect(cart.figure('To pay')).toHaveText('₹11,245');
    expect((await cart.read()).count).toBe(3);

    await expect(cart.checkout).toHaveCount(0);
    const link = page.getByRole('main').getByRole('link', { name: BLOCKED }).filter({ visible: true });
    await expect(link).toHaveAttribute('href', '#out-of-stock');
    await shop.open('/checkout');
    await expect(page).toHaveURL(/\/cart\?notice=checkout-sold-out$/);
    await expect(page.getByRole('alert').filter({ hasText: BLOCKED })).toBeVisible();

    await panel.getByRole('button', { name: 'Notify Me' }).click();
    await expect(panel.getByRole('group', { name: 'Out-of-stock products' })).toHaveAccessibleDescription(
      'Select at least one product.',
    );
    const mobile = newMobile();
    for (const item of [first, second])
      await panel.getByRole('checkbox', { name: `Select ${item.ProductTitle}` }).check();
    await panel.getByRole('textbox', { name: 'Mobile number or email' }).fill(mobile);
    await panel.getByRole('button', { name: 'Notify Me' }).click();
    await expect(panel.getByRole('status')).toHaveText(
      `Thank you. We will send you a message when ${first.ProductTitle} and ${second.ProductTitle} are back in stock.`,
    );
    expect(await readOutbox(store.apiUrl, mobile)).toEqual([]);

    for (const item of [first, second]) await cart.remove(item.ProductTitle).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: BLOCKED })).toHaveCount(0);
    await cart.checkout.click();
    await expect(shop.heading('Checkout')).toBeVisible();
    await cart.unfold();
    await expect(cart.figure('To pay')).toHaveText('₹11,245');
  });

  test.describe('a sold-out line without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a size is selected and its notice requested by a form that shows errors', async ({ cart, page, store }) => {
      for (const item of [first, second]) await cart.add(item);
      for (const item of [first, second]) store.setStock(skuOf(item), 0);
      await cart.open();
      const panel = page.getByRole('region', { name: 'Out of stock' });
      const contact = panel.getByRole('textbox', { name: 'Mobile number or email' });
      const tick = panel.getByRole('checkbox', { name: `Select ${second.ProductTitle}` });
      await tick.check();
      await contact.fill('98');
      await panel.getByRole('button', { name: 'Notify Me' }).click();
      await expect(contact).toHaveAccessibleDescription('Enter a 10-digit mobile number or an email address.');
      await expect(tick).toBeChecked();
      await contact.fill('asha@example.com');
      await panel.getByRole('button', { name: 'Notify Me' }).click();
      await expect(page).toHaveURL(/notice=notify-saved/);
      await expect(
        page.getByRole('status').filter({ hasText: 'Thank you. We will send you one message' }),
      ).toBeVisible();
      await expect(cart.summary).toHaveCount(0);
      await cart.remove(first.ProductTitle).click();
      // A form submitted meanwhile would replace this one.
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await cart.remove(second.ProductTitle).click();
      await expect(page.getByText('Your cart is empty.')).toBeVisible();
    });
  });
});

test('a changed price is announced in the cart until the line is changed', async ({ cart, page, store }) => {
  await cart.add(first);
  store.setPrice(skuOf(first), first.Price - 500);
  await cart.open();
  await expect(
    page.getByText(`1 price changed since you added it: ${first.ProductTitle} is now ₹500 less.`),
  ).toBeVisible();
  await expect(cart.lines.first()).toContainText(
    `Now ${formatRupees(first.Price - 500)} each, ₹500 less than when you added it.`,
  );
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(first.Price - 500));
  store.setPrice(skuOf(first), first.Price + 250);
  await page.reload();
  await expect(
    page.getByText(`1 price changed since you added it: ${first.ProductTitle} is now ₹250 more.`),
  ).toBeVisible();
  await cart.increase(first.ProductTitle).click();
  await expect(cart.figure('Subtotal')).toHaveText(formatRupees(2 * (first.Price + 250)));
  await expect(page.getByText('price changed since')).toHaveCount(0);
  store.setPrice(skuOf(first), first.Price);
});

test.describe('the cart in two tabs', () => {
  test.use({ expectedProblems: /\b409\b/ });

  test('a change based on an older cart version is HTTP 409, and the tab shows the latest cart', async ({
    cart,
    page,
  }) => {
    const before = await cart.add(watch);
    // This tab reads the old cart, however late it reads.
    await page.route('**/api/cart', (route) => route.fulfill({ json: { ok: true, cart: before } }));
    await cart.open();
    const [line] = before.lines;
    await cart.add(watch);
    for (const [method, path, data] of [
      ['PATCH', '/api/cart', { lineId: line?.id, quantity: 4 }],
      ['PATCH', '/api/cart/offers', { productUrl: line?.href, offerId: '' }],
    ] as const) {
      const answer = await page.request.fetch(path, {
        method,
        headers: SAME_ORIGIN,
        data: { ...data, version: before.version },
      });
      expect(answer.status()).toBe(409);
      expect(await answer.json()).toMatchObject({ ok: false, reason: 'stale' });
    }
    // The choice is reverted immediately, so that nothing stays checked.
    await page.getByRole('radio', { name: 'No offer' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your cart changed in another window' })).toBeVisible();
    await expect(cart.quantity(watch.ProductTitle)).toHaveValue('2');
    await expect(cart.figure('To pay')).toHaveText(formatRupees(2 * watch.Price - 1500));
    // The refused change can be made now.
    await page.getByRole('radio', { name: 'No offer' }).check();
    await expect(cart.figure('To pay')).toHaveText(formatRupees(2 * watch.Price));
  });
});

test.describe('a cart of a hundred lines', () => {
  test.use({ expectedProblems: /\b422\b/ });

  test('a cart of a hundred lines is shown completely, adds up, can be changed and takes no further line', async ({
    cart,
    store,
  }) => {
    await cart.add(watch);
    store.change(
      `insert into basket_lines (id, basket_guid, sku, quantity, unit_price, snapshot, added_at, offer_id)
       select lower(hex(randomblob(16))), basket_guid, skus.sku, 1, skus.price, snapshot, added_at + skus.rowid, null
       from basket_lines, skus
       where basket_guid = (select basket_guid from basket_lines where sku = ? order by added_at desc limit 1)
         and basket_lines.sku = ? and skus.quantity > 5 and skus.sku <> ?
       order by skus.rowid limit 99`,
      skuOf(watch),
      skuOf(watch),
      skuOf(watch),
    );
    const { figures, lines, count } = await cart.read();
    expect([lines.length, count]).toEqual([100, 100]);
    expect(lines.reduce((sum, { netPrice }) => sum + netPrice, 0)).toBe(figures.total);
    await cart.open();
    await expect(cart.lines).toHaveCount(100);
    const shown = async () =>
      Math.round(Number((await cart.figure('To pay').innerText()).replace(/[^\d.]/g, '')) * 100);
    await expect.poll(shown).toBe(figures.payable);
    await cart.increase(watch.ProductTitle).click();
    await expect(cart.figure('Subtotal')).not.toHaveText(formatRupees(figures.subtotal / 100));
    const changed = await cart.read();
    expect(changed.figures.subtotal).toBe(figures.subtotal + watch.Price * 100);
    await expect.poll(shown).toBe(changed.figures.payable);
    const missing = wellStocked.find((item) => !lines.some(({ sku }) => sku === skuOf(item)));
    await expect(cart.add(missing ?? watch)).rejects.toThrow(/422: Your cart is full/);
    expect(await cart.read()).toEqual(changed);
  });
});
