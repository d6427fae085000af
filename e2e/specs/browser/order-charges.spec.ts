import type { Locator, Page } from '@playwright/test';
import { DEMO_PROFILE } from '../../../lib/shared/shop-profile.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { testWithProfile } from '../../fixtures/shop-profile.ts';
import { expect } from '../../fixtures/test.ts';

const test = testWithProfile({
  cashOnDelivery: { ...DEMO_PROFILE.cashOnDelivery, fee: 49 },
  giftWrap: { charge: 150 },
});

test.beforeEach(({ checkout }) => checkout.prepare());

const rupeesIn = (text: string) => Number(/₹([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));

async function wrap(page: Page): Promise<void> {
  await page.getByText('Is this a gift?').click();
  await page.getByRole('checkbox', { name: /^Gift wrap/ }).check();
}

/** Places the order and expects its pages to charge what the button's page said. */
async function expectCharged(page: Page, placed: Locator, before: number): Promise<void> {
  await placed.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Gift wrap');
  await expect(main).toContainText('Cash on delivery fee');
  expect(await main.innerText()).toContain(`₹${(before + 199).toLocaleString('en-IN')}`);
}

test('the fee for cash and the charge for gift wrap are shown before the order, and paid with it', async ({
  checkout,
  page,
  shop,
}) => {
  await shop.open('/checkout?step=payment');
  const before = rupeesIn(await checkout.pay.innerText());
  await checkout.paymentOption('Cash on delivery').check();
  await expect(page.getByRole('main')).toContainText(`₹${(before + 49).toLocaleString('en-IN')}`);
  await wrap(page);
  await expect(page.getByRole('main')).toContainText(`₹${(before + 199).toLocaleString('en-IN')}`);
  await expectNoViolations(page);
  await expectToFit(page);
  await expectCharged(page, checkout.button(/^Place order/), before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the total is updated by a button, and an order with the total before is not placed', async ({
    checkout,
    page,
    shop,
  }) => {
    await shop.open('/checkout?step=payment');
    const before = rupeesIn(await checkout.pay.innerText());
    await checkout.paymentOption('Cash on delivery').check();
    await wrap(page);
    await checkout.pay.click();
    await expect(page.getByRole('main')).toContainText(`₹${(before + 199).toLocaleString('en-IN')}`);
    expect(await checkout.orderNumbers()).toEqual([]);
    await shop.open('/checkout?step=payment');
    await checkout.paymentOption('Cash on delivery').check();
    await wrap(page);
    await checkout.button('Update total').click();
    await expect(page.getByRole('main')).toContainText(`₹${(before + 199).toLocaleString('en-IN')}`);
    await expectCharged(page, checkout.button(/^Place order/), before);
  });
});
