import type { Page } from '@playwright/test';
import { DEMO_PROFILE } from '../../../lib/shared/shop-profile.ts';
import type { CheckoutPage } from '../../fixtures/checkout.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { testWithProfile } from '../../fixtures/shop-profile.ts';
import { expect } from '../../fixtures/test.ts';

const test = testWithProfile({
  delivery: {
    ...DEMO_PROFILE.delivery,
    express: { charge: 150, freeFrom: null, days: [0, 1], zones: ['Bengaluru'], pincodes: [] },
  },
});

test.beforeEach(({ checkout }) => checkout.chooseAddress());

const rupeesIn = (text: string) => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));
const speed = (page: Page, name: 'Standard' | 'Express') =>
  page.getByRole('radio', { name: `${name} delivery`, exact: true });

/** Confirms the delivery step with a speed, and returns what is to be paid. */
async function amountFor(name: 'Standard' | 'Express', checkout: CheckoutPage, page: Page): Promise<number> {
  await speed(page, name).check();
  await checkout.button('Continue to payment').click();
  await checkout.expectOpen('Payment');
  return rupeesIn(await checkout.pay.innerText());
}

/** Chooses a speed, the other one, and the first again, then orders express; both are shown with date and charge. */
async function buyExpress(checkout: CheckoutPage, page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(checkout.step('Delivery')).toContainText(/Standard delivery(By|Between) /);
  await expect(checkout.step('Delivery')).toContainText(/Express delivery(By|Between) [^₹]+₹150|₹150 for express/);
  const standard = await amountFor('Standard', checkout, page);
  await page.goBack();
  await checkout.expectOpen('Delivery');
  await expect(speed(page, 'Standard')).toBeChecked();
  expect(await amountFor('Express', checkout, page)).toBe(standard + 150);
  await expect(checkout.step('Delivery')).toContainText(/Express delivery (by|between)/);
  await checkout.paymentOption('Cash on delivery').check();
  await checkout.button(/^(Place order|Pay ₹)/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(checkout.fact('Express delivery')).toHaveText([/^(By|Between) /, '₹150']);
  await expect(main).toContainText(`₹${(standard + 150).toLocaleString('en-IN')}`);
}

test('express delivery is chosen beside the standard one, changed, and kept by the order', async ({
  checkout,
  page,
  shop,
}) => {
  await shop.open('/checkout?step=delivery');
  await expectNoViolations(page);
  await expectToFit(page);
  await buyExpress(checkout, page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('express delivery is chosen, changed and ordered by links and forms alone', async ({ checkout, page, shop }) => {
    await shop.open('/checkout?step=delivery');
    await buyExpress(checkout, page);
  });
});
