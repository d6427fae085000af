import { AddressForm } from '../../fixtures/address-form.ts';
import { product } from '../../fixtures/catalogue.ts';
import { nextProduct } from '../../fixtures/checkout.ts';
import { ON_PHONE_ALONE, ON_PHONE_IN_REST } from '../../fixtures/devices.ts';
import { orderMail } from '../../fixtures/outbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a guest buys on one page, returns from Razorpay, and gets order, invoice and email', async ({
  cart,
  checkout,
  page,
  payments,
  shop,
  shopper,
  store,
}) => {
  const item = nextProduct();
  await shop.openProduct(item.ProductCode);
  await shop.addToCart();
  await cart.open();
  await cart.checkout.click();
  await checkout.expectOpen('Contact');
  await expect(page).toHaveURL('/checkout?step=contact');
  await shopper.requestCode();
  await shopper.type(await shopper.code());
  await checkout.expectOpen('Address');
  const email = await shopper.saveEmail();
  const form = new AddressForm(page);
  await form.fill();
  await checkout.button('Save and deliver here').click();
  await checkout.expectOpen('Delivery');
  await expect(
    checkout
      .step('Delivery')
      .getByText(/^Delivery (?:by|between) /)
      .first(),
  ).toBeVisible();
  await checkout.button('Continue to payment').click();
  await checkout.expectOpen('Payment');
  await checkout.paymentOption('Razorpay').check();
  const [amount = ''] = /₹[\d,.]*\d/.exec(await checkout.pay.innerText()) ?? [];
  await checkout.pay.click();

  await payments.overlay.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
  await expect(shop.heading('Thank you')).toBeVisible();
  await expect(page.getByText('Test payment', { exact: true })).toBeVisible();
  const number = await checkout.fact('Order number').innerText();
  await expect(checkout.fact('Payment')).toHaveText(`${amount} paid by Razorpay.`);
  const address = page.url();
  await page.reload();
  await expect(checkout.fact('Order number')).toHaveText(number);
  await expect(page).toHaveURL(address);

  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(shop.heading(`Order ${number}`)).toBeVisible();
  await shop.settled();
  await expect(shop.cartLink).toHaveAccessibleName('Cart, 0 items');
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').nth(1)).toContainText('Confirmed');
  await page.getByRole('main').getByRole('link', { name: 'Invoice' }).click();
  await expect(shop.heading('Tax invoice')).toBeVisible();
  const file = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const pdf = await page.request.get(file ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await shop.open('/myaccount/order-list');
  await page.getByRole('link', { name: `Order ${number}`, exact: true }).click();
  await expect(shop.heading(`Order ${number}`)).toBeVisible();

  const mail = await orderMail(store.apiUrl, email);
  expect(mail.body).toContain(number);
  await shop.open(mail.href);
  await expect(shop.heading(mail.subject)).toBeVisible();
  await expect(page.getByTitle('Your email').contentFrame().getByText(number).first()).toBeVisible();
});

test.describe('checkout without JavaScript, at PayU', () => {
  test.use({ javaScriptEnabled: false });

  test('links and forms alone lead from the cart to the order', async ({
    cart,
    checkout,
    page,
    payments,
    shop,
    shopper,
  }) => {
    await shop.openProduct(nextProduct().ProductCode);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await cart.checkout.click();
    await shopper.requestCode();
    await shopper.digit(1).fill(await shopper.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await checkout.expectOpen('Address');
    await new AddressForm(page).fill({ Pincode: '12' });
    await checkout.button('Save and deliver here').click();
    await expect(new AddressForm(page).field('Pincode')).toHaveAttribute('aria-invalid', 'true');
    await new AddressForm(page).fill();
    await checkout.button('Save and deliver here').click();
    await page.getByText('GSTIN or another billing address').click();
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('29AAPFU0939F1ZX');
    await checkout.button('Continue to payment').click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Check the GSTIN/ })
      .click();
    await expect(page.getByRole('textbox', { name: 'GSTIN' })).toBeFocused();
    await page.getByRole('textbox', { name: 'GSTIN' }).fill('');
    await checkout.button('Continue to payment').click();
    await checkout.paymentOption('PayU').check();
    await page.getByText('Is this a gift?').click();
    await page.getByRole('checkbox', { name: 'Gift wrap' }).check();
    await page.getByRole('checkbox', { name: 'Hide prices' }).check();
    await page.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday 🎁');
    await checkout.pay.click();
    await expect(page.getByRole('alert').getByRole('link', { name: /please leave out emoji/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Hide prices' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Gift message' }).fill('Happy <b>birthday</b>');
    await checkout.pay.click();
    await checkout.button(/^Pay ₹.* with PayU$/).click();
    await payments.payOnPage();
    await page.getByRole('button', { name: 'Back to the store' }).click();
    await expect(shop.heading('Thank you')).toBeVisible();
    await expect(checkout.fact('Payment')).toHaveText(/ paid by PayU\.$/);
    const gift = page.getByRole('region', { name: 'Gift', exact: true });
    await expect(gift).toContainText('Gift wrap, free');
    await expect(gift.getByRole('blockquote')).toHaveText('Happy <b>birthday</b>');
    await cart.open();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();

    const [number = ''] = await checkout.orderNumbers();
    await shop.open(`/myaccount/myaccount-order?order=${number}`);
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByText('The items of your order are in your cart, at today’s prices.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Cart items' }).getByRole('listitem')).toHaveCount(1);
  });
});

test(
  'no checkout step can be skipped, and Back, a reload and a closed tab lose nothing',
  ON_PHONE_ALONE,
  async ({ cart, checkout, context, page, shop, shopper }) => {
    await cart.add(nextProduct());
    await shop.open('/checkout?step=payment');
    await expect(page).toHaveURL('/users/sign_in?next=%2Fcheckout');
    await shopper.signInByRequest();
    for (const step of ['', '?step=delivery', '?step=payment', '?step=contact', '?step=nothing']) {
      await shop.open(`/checkout${step}`);
      await expect(page).toHaveURL('/checkout?step=address');
    }
    await new AddressForm(page).fill();
    await checkout.button('Save and deliver here').click();
    await checkout.expectOpen('Delivery');
    await shop.open('/checkout?step=payment');
    await expect(page).toHaveURL('/checkout?step=delivery');
    await checkout.button('Continue to payment').click();
    await checkout.expectOpen('Payment');
    await checkout.step('Delivery').getByRole('link', { name: 'Change' }).click();
    await checkout.expectOpen('Delivery');
    await page.goBack();
    await checkout.expectOpen('Payment');
    await page.reload();
    await checkout.expectOpen('Payment');
    await expect(checkout.step('Address')).toContainText('12, Residency Road');

    await checkout.paymentOption('PayU').check();
    await checkout.pay.click();
    await expect(page).not.toHaveURL(/\/checkout/);
    const tab = await context.newPage();
    await page.close();
    await tab.goto('/checkout');
    await expect(tab).toHaveURL('/checkout?step=payment');
    await expect(tab.getByRole('radio', { name: 'PayU', exact: true })).toBeChecked();
    await expect(tab.getByText('12, Residency Road')).toBeVisible();
  },
);

test.describe('changes during the checkout', ON_PHONE_IN_REST, () => {
  test.use({ expectedProblems: /\b(?:409|422)\b/ });

  test('a changed price is shown, and the order waits for its confirmation', async ({
    checkout,
    page,
    shop,
    store,
  }) => {
    const item = nextProduct();
    const sku = item.Skus[0]?.SKU ?? '';
    await checkout.prepare(item);
    await shop.open('/checkout');
    const before = await checkout.pay.innerText();
    store.setPrice(sku, item.Price + 100);
    await checkout.pay.click();
    await expect(page.getByRole('alert').filter({ hasText: /^The total is now ₹.+ \(was ₹.+\)\./ })).toBeVisible();
    await expect(checkout.pay).not.toHaveText(before);
    expect(await checkout.orderNumbers()).toEqual([]);
    await checkout.pay.click();
    await expect(page).toHaveURL(/\/makepayment\?order=/);
    store.setPrice(sku, item.Price);
  });

  test('a product that sold out during the checkout leads to the cart, which says so', async ({
    checkout,
    page,
    shop,
    store,
  }) => {
    const item = nextProduct();
    const sku = item.Skus[0]?.SKU ?? '';
    await checkout.prepare(item);
    await shop.open('/checkout');
    store.setStock(sku, 0);
    await checkout.pay.click();
    await expect(page).toHaveURL('/cart?notice=checkout-sold-out');
    await expect(page.getByRole('region', { name: 'Out of stock' }).getByRole('listitem')).toHaveCount(1);
    expect(await checkout.orderNumbers()).toEqual([]);
    store.setStock(sku, item.Skus[0]?.StoreQuantity ?? 1);
  });
});

test('a double click creates one order', ON_PHONE_IN_REST, async ({ checkout, page, shop }) => {
  await checkout.prepare();
  await shop.open('/checkout');
  await checkout.pay.dblclick();
  await expect(page).toHaveURL(/\/makepayment\?order=/);
  expect(await checkout.orderNumbers()).toHaveLength(1);
});

test('a checkout form sent several times at once creates one order only', ON_PHONE_IN_REST, async ({ checkout }) => {
  await checkout.prepare();
  const fields = await checkout.orderFields('razorpay');
  const replies = await Promise.all(Array.from({ length: 5 }, () => checkout.send('order', fields)));
  expect(new Set(replies.map(({ location }) => location)).size).toBe(1);
  expect(await checkout.send('order', { ...fields, method: 'payu' })).toMatchObject({ status: 422, ok: false });
  expect(await checkout.orderNumbers()).toHaveLength(1);
});

test.describe('the invoice', ON_PHONE_ALONE, () => {
  test.use({ expectedProblems: /\b422\b/ });

  test('a PAN is required above ₹2,00,000, and a GSTIN must be of the same state', async ({ checkout, page, shop }) => {
    await checkout.chooseAddress(product('D401MR01'));
    await shop.open('/checkout');
    await checkout.expectOpen('Delivery');
    const pan = page.getByRole('textbox', { name: 'PAN' });
    await checkout.button('Continue to payment').click();
    await expect(pan).toHaveAttribute('aria-invalid', 'true');
    await page.getByText('GSTIN or another billing address').click();
    const gstin = page.getByRole('textbox', { name: 'GSTIN (optional)' });
    await pan.fill('abcde1234f');
    await gstin.fill('27AAPFU0939F1ZV');
    await checkout.button('Continue to payment').click();
    await expect(gstin).toHaveAccessibleDescription(/Use a GSTIN from the same state as the address\./);
    await gstin.fill('');
    await checkout.button('Continue to payment').click();
    await checkout.expectOpen('Payment');
    await expect(checkout.step('Delivery')).toContainText('PAN ending in 234F');
  });
});
