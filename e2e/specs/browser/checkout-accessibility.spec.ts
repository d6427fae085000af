import type { Page } from '@playwright/test';
import { AddressForm } from '../../fixtures/address-form.ts';
import { nextProduct } from '../../fixtures/checkout.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { orderMail } from '../../fixtures/outbox.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /\b4\d\d\b/ });

/** Checks the current page, also in the narrowest supported window, and in both colour schemes on a phone. */
async function expectForEverybody(page: Page, isMobile: boolean): Promise<void> {
  // The page may have been loaded by a form; the checks need the finished page.
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Colours depend on the scheme only, not on the device.
  for (const colorScheme of isMobile ? (['dark', 'light'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoViolations(page);
  }
  const window = page.viewportSize();
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  if (window) await page.setViewportSize(window);
}

test('each step of the checkout has no accessibility violations', async ({
  cart,
  checkout,
  isMobile,
  page,
  shop,
  shopper,
}) => {
  test.slow();
  await cart.add(nextProduct());
  await shop.open('/checkout?step=contact');
  await expectForEverybody(page, isMobile);
  await shopper.signIn('/checkout');
  const form = new AddressForm(page);
  await checkout.button('Save and deliver here').click();
  await expect(form.field('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expectForEverybody(page, isMobile);
  await form.fill();
  await checkout.button('Save and deliver here').click();
  await checkout.expectOpen('Delivery');
  await cart.unfold();
  await page.getByText('GSTIN or another billing address').click();
  await page.getByRole('textbox', { name: 'GSTIN (optional)' }).fill('27');
  await checkout.button('Continue to payment').click();
  await expect(page.getByRole('textbox', { name: 'GSTIN (optional)' })).toHaveAttribute('aria-invalid', 'true');
  await expectForEverybody(page, isMobile);
  await page.getByRole('textbox', { name: 'GSTIN (optional)' }).fill('');
  await checkout.button('Continue to payment').click();
  await checkout.expectOpen('Payment');
  await expectForEverybody(page, isMobile);
  await shop.open('/checkout?step=address');
  await checkout.expectOpen('Address');
  await expectForEverybody(page, isMobile);
});

test('payment and order confirmation have no accessibility violations', async ({
  checkout,
  isMobile,
  page,
  payments,
  shop,
}) => {
  test.slow();
  const key = await checkout.placeOrder();
  for (const path of ['/makepayment', '/makepayment?notice=unknown', `/makepayment?order=${key}&notice=failed`]) {
    await shop.open(path);
    await expectForEverybody(page, isMobile);
  }
  const reference = await payments.open(key);
  const fields = await payments.decide(reference, { webhook: 'never' });
  await payments.outage('razorpay', 'down');
  await payments.returnFromGateway('razorpay', fields);
  await shop.open(`/thankyou?order=${key}`);
  await expect(shop.heading('We are confirming with your bank')).toBeVisible();
  await expectForEverybody(page, isMobile);
  await payments.outage('razorpay', 'none');
  await payments.returnFromGateway('razorpay', fields);
  // The page polls the payment by itself.
  await expect(shop.heading('Thank you')).toBeVisible();
  await expectForEverybody(page, isMobile);
  const number = await checkout.fact('Order number').innerText();
  for (const path of [
    '/myaccount/order-list',
    `/myaccount/myaccount-order?order=${number}`,
    `/myaccount/invoice?order=${number}`,
    '/myaccount/myaccount-order?order=SM-000000-AAAAAA',
  ]) {
    await shop.open(path);
    await expectForEverybody(page, isMobile);
  }
});

test(
  'the order confirmation email has no accessibility violations',
  ON_PHONE_ALONE,
  async ({ checkout, isMobile, page, shop, shopper, store }) => {
    await shopper.signInByRequest();
    const email = await shopper.saveEmail();
    store.clearLimits();
    await checkout.placeOrder('cash-on-delivery');
    await shop.open((await orderMail(store.apiUrl, email)).href);
    await expectForEverybody(page, isMobile);
  },
);
