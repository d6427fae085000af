import type { Page } from '@playwright/test';
import { buyGiftCard, endOutage, payDuringOutage } from '../../fixtures/gifts.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { expect, test } from '../../fixtures/test.ts';

const payWith = (page: Page, gateway: 'Razorpay' | 'PayU') =>
  page.getByRole('button', { name: `Pay ₹1,000 with ${gateway}` });
const alert = (page: Page, hasText: string) => page.getByRole('alert').filter({ hasText });
const issued = (page: Page, recipient: string) =>
  page.getByRole('status').filter({ hasText: `We are emailing the gift card to ${recipient}.` });

test('a gift card order can be paid again after Razorpay was closed or PayU refused', async ({
  page,
  payments,
  store,
}) => {
  const recipient = await buyGiftCard(page, 1000);
  await payWith(page, 'Razorpay').click();
  await payments.overlay.getByRole('button', { name: 'Cancel' }).click();
  await expect(alert(page, 'The payment was cancelled.')).toBeVisible();
  await payWith(page, 'PayU').click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(alert(page, 'The payment did not go through, so we have not sent the gift card')).toBeVisible();
  expect(await readOutbox(store.apiUrl, recipient)).toEqual([]);
  await payWith(page, 'PayU').click();
  await page.getByRole('button', { name: 'Pay ₹1,000', exact: true }).click();
  await expect(issued(page, recipient)).toBeVisible();
  await expect.poll(async () => (await readOutbox(store.apiUrl, recipient)).length).toBe(1);
});

test('a gift card payment without an answer from the gateway waits on its page, which updates by itself', async ({
  page,
  payments,
  store,
}) => {
  const recipient = await buyGiftCard(page, 1000);
  await payWith(page, 'PayU').click();
  await payDuringOutage(page, payments);
  await expect(page.getByText('Please do not pay again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await endOutage(store, payments);
  await expect(issued(page, recipient)).toBeVisible({ timeout: 60_000 });
});

test.describe('gift card payment without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const gateway of ['Razorpay', 'PayU'] as const) {
    test(`a gift card is paid at ${gateway} by plain forms`, async ({ page }) => {
      const recipient = await buyGiftCard(page, 1000);
      await payWith(page, gateway).click();
      await expect(page).toHaveURL(new RegExp(`\\?method=${gateway.toLowerCase()}$`));
      await payWith(page, gateway).click();
      await page.getByRole('button', { name: 'Fail' }).click();
      await page.getByRole('button', { name: 'Back to the store' }).click();
      await expect(alert(page, 'The payment did not go through')).toBeVisible();
      await payWith(page, gateway).click();
      await expect(page).toHaveURL(new RegExp(`\\?method=${gateway.toLowerCase()}$`));
      await payWith(page, gateway).click();
      await page.getByRole('button', { name: 'Pay ₹1,000', exact: true }).click();
      await page.getByRole('button', { name: 'Back to the store' }).click();
      await expect(issued(page, recipient)).toBeVisible();
    });
  }
});
