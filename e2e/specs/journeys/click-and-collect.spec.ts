import type { Page } from '@playwright/test';
import { calls } from '../../../lib/contract/index.ts';
import { wellStocked } from '../../fixtures/catalogue.ts';
import { type CheckoutPage, keyIn } from '../../fixtures/checkout.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import type { Payments } from '../../fixtures/payments.ts';
import { newMobile } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: 422/ });

const STORE = 'ST101';
const STORE_NAME = 'Bengaluru Lavelle Walk';
/** The store among the stores; the method of delivery names the nearest one, too. */
const CHOICE = new RegExp(`^${STORE_NAME}`);
const [watch] = wellStocked.filter(({ RootCategory }) => RootCategory === 'Watches').slice(-1);

/** Puts a watch that the store has into the cart, and opens the delivery step. */
async function openDelivery(page: Page, checkout: CheckoutPage, desk: OrderDesk): Promise<void> {
  if (!watch) throw new Error('The catalogue has no watch to collect.');
  const SKU = watch.Skus[0]?.SKU ?? '';
  await desk.call(calls.setStoreStock, { StoreCode: STORE, Stock: [{ SKU, Quantity: 9 }], Whole: false });
  await checkout.chooseAddress(watch);
  await page.goto('/checkout');
  await checkout.expectOpen('Delivery');
}

/** Pays the order that was just placed, without the page of a gateway; returns its number. */
async function paidNumber(page: Page, checkout: CheckoutPage, payments: Payments): Promise<string> {
  await page.waitForURL(/[?&]order=/);
  const key = keyIn(page.url());
  await payments.decide(await payments.open(key, 'payu'));
  await payments.expectState(key, 'paid');
  await page.goto(`/thankyou?order=${key}`);
  await expect(checkout.fact('Collect from')).toHaveText(STORE_NAME);
  const [number = ''] = await checkout.orderNumbers();
  return number;
}

/** Returns the code for the counter that was sent to a mobile. */
async function counterCode(apiUrl: string, mobile: string): Promise<string> {
  const sent = async () => (await readOutbox(apiUrl, mobile)).find(({ kind }) => kind === 'order-ready-to-collect');
  await expect.poll(async () => (await sent()) !== undefined).toBe(true);
  return /: (\d{6})[.।]/.exec((await sent())?.body ?? '')?.[1] ?? '';
}

async function handOver(desk: OrderDesk, number: string, code: string): Promise<void> {
  const step = { OrderNumber: number, Step: 'collect', Operator: 'Counter of a browser test', Code: code } as const;
  await desk.call(calls.advanceOrder, { ...step, IdempotencyKey: `collect-${number}` });
}

test('an order is collected from a store by another person, with the code', async ({
  checkout,
  page,
  payments,
  store,
}) => {
  const desk = new OrderDesk(store.apiUrl);
  await openDelivery(page, checkout, desk);
  await expect(page.getByRole('radio', { name: CHOICE })).toBeHidden();
  await page.getByRole('radio', { name: /^Collect from a store/ }).check();
  await page.getByRole('radio', { name: CHOICE }).check();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill(' ');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(name).toHaveAccessibleDescription(/^Enter the name of the person who collects it/);
  await expectNoViolations(page);
  await expectToFit(page);
  const mobile = newMobile();
  await name.fill('Ravi Rao');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await checkout.expectOpen('Payment');
  await expect(checkout.step('Delivery')).toContainText(`Collect from ${STORE_NAME}`);
  await checkout.pay.click();
  const number = await paidNumber(page, checkout, payments);
  await expect(page.getByText('Collected by Ravi Rao')).toBeVisible();
  await expectNoViolations(page);

  await desk.advance(number, 'ready');
  await page.goto(`/myaccount/myaccount-order?order=${number}`);
  await expect(page.getByText(/^Ready to collect, kept until /)).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);
  await handOver(desk, number, await counterCode(store.apiUrl, mobile));
  await page.reload();
  await expect(page.getByRole('list', { name: 'Timeline' }).getByText('Collected', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return', exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the store and the collector are chosen by plain forms, which keep what was entered',
    ON_PHONE_ALONE,
    async ({ checkout, page, payments, store }) => {
      const desk = new OrderDesk(store.apiUrl);
      await openDelivery(page, checkout, desk);
      await expect(page.getByRole('radio', { name: CHOICE })).toBeHidden();
      await page.getByRole('radio', { name: /^Collect from a store/ }).check();
      await page.getByRole('radio', { name: CHOICE }).check();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ravi Rao');
      const mobile = page.getByRole('textbox', { name: 'Mobile number' });
      await mobile.fill('12');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(mobile).toHaveAccessibleDescription(/10-digit|mobile/i);
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ravi Rao');
      await expect(page.getByRole('radio', { name: CHOICE })).toBeChecked();
      const collector = newMobile();
      await mobile.fill(collector);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await checkout.expectOpen('Payment');
      await checkout.pay.click();
      const number = await paidNumber(page, checkout, payments);
      await desk.advance(number, 'ready');
      await handOver(desk, number, await counterCode(store.apiUrl, collector));
      await page.goto(`/myaccount/myaccount-order?order=${number}`);
      await expect(page.getByText('Collected', { exact: true }).first()).toBeVisible();
    },
  );
});
