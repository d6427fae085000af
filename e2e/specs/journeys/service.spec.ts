import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { calls, type RequestOf } from '../../../lib/contract/index.ts';
import type { ServiceStep } from '../../../lib/contract/service-vocabulary.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: 4(?:04|09|22)/ });

const PICTURE = { create: { width: 600, height: 400, channels: 3, background: '#8c7a5c' } } as const;
const photo = async () => ({
  name: 'dial.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(PICTURE).jpeg().toBuffer(),
});

/** Returns the number of the service request whose page is open. */
async function numberOf(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: /^Service request SV-/ })).toBeVisible();
  await page.waitForLoadState();
  return new URL(page.url()).searchParams.get('number') ?? '';
}

type Facts = Partial<RequestOf<typeof calls.advanceService>>;

/** Performs a desk step on a service request. */
async function advance(apiUrl: string, ServiceNumber: string, Step: ServiceStep, facts: Facts = {}): Promise<void> {
  const step = { ServiceNumber, Step, Operator: 'Desk of a browser test', IdempotencyKey: randomUUID() };
  await new OrderDesk(apiUrl).call(calls.advanceService, { ...step, ...facts });
}

test(
  'a watch is sent in with a photo, its estimate approved, and it comes back',
  ON_PHONE_ALONE,
  async ({ checkout, page, shop, store }) => {
    await checkout.placeOrder('cash-on-delivery');
    const [number = ''] = await checkout.orderNumbers();
    await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship', 'deliver');
    await shop.open(`/myaccount/myaccount-order?order=${number}`);
    await page.getByRole('link', { name: /^Request service/ }).click();
    await expect(shop.heading('Request service')).toBeVisible();
    await expect(page.getByText(/^Under warranty until /)).toBeVisible();
    await shop.settled();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription('Choose what it needs.');
    await expectNoViolations(page);
    await expectToFit(page);
    await page.getByRole('combobox', { name: 'Reason' }).selectOption('not-working');
    await page.getByRole('textbox', { name: 'Description' }).fill('It stopped last week.');
    await page.getByLabel('Photos (optional)').setInputFiles(await photo());
    await expect(page.getByText('1 photo added.')).toBeAttached();
    await page.getByRole('combobox', { name: 'Time of day' }).selectOption('morning');
    await page.getByRole('button', { name: 'Send request' }).click();
    const service = await numberOf(page);
    await expect(page.getByRole('status').filter({ hasText: 'We have received your request' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'What you sent, 1 of 1' })).toBeVisible();
    await expectNoViolations(page);

    await advance(store.apiUrl, service, 'accept');
    await advance(store.apiUrl, service, 'receive');
    await advance(store.apiUrl, service, 'estimate', { Estimate: 1250_00, Note: 'The movement is worn.' });
    await page.reload();
    await expect(page.getByText('The movement is worn.')).toBeVisible();
    await expectNoViolations(page);
    await expectToFit(page);
    await shop.settled();
    await page.getByRole('button', { name: 'Approve ₹1,250' }).click();
    await expect(page.getByText('Thank you. We have started the repair.')).toBeVisible();
    await advance(store.apiUrl, service, 'send-back', { Courier: 'Blue Dart', AWB: 'BD77' });
    await page.reload();
    await expect(page.getByText('By Blue Dart, AWB BD77')).toBeVisible();
    await shop.open('/myaccount/service');
    await expect(page.getByRole('list', { name: 'Service requests' })).toContainText('On its way back to you');
    await page.getByRole('link', { name: `Request ${service}` }).click();
    await numberOf(page);
    await shop.open('/myaccount/service/request?number=SV-261128-AAAAAA');
    await expect(shop.heading('Service request not found')).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an item is brought to a store, the form keeps what was entered, and the request is withdrawn',
    ON_PHONE_ALONE,
    async ({ checkout, page, store }) => {
      await checkout.placeOrder('cash-on-delivery');
      const [number = ''] = await checkout.orderNumbers();
      await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship', 'deliver');
      await page.goto(`/myaccount/myaccount-order?order=${number}`);
      await page.getByRole('link', { name: /^Request service/ }).click();
      await expect(page.getByRole('combobox', { name: 'Store' })).toBeHidden();
      await page.getByRole('radio', { name: /I will bring it to a store/ }).check();
      await expect(page.getByRole('combobox', { name: 'Day' })).toBeHidden();
      await page.getByRole('combobox', { name: 'Store' }).selectOption({ index: 1 });
      await page.getByRole('textbox', { name: 'Description' }).fill('The strap is torn.');
      await page.getByLabel('Photos (optional)').setInputFiles(await photo());
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByRole('link', { name: 'Choose what it needs.' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('The strap is torn.');
      await expect(page.getByRole('radio', { name: /I will bring it to a store/ })).toBeChecked();
      await page.getByRole('combobox', { name: 'Reason' }).selectOption('strap');
      await page.getByRole('button', { name: 'Send request' }).click();
      await numberOf(page);
      await expect(page.getByRole('img', { name: 'What you sent, 1 of 1' })).toBeVisible();
      await page.getByText('Withdraw this request').click();
      await page.getByRole('button', { name: 'Withdraw request' }).click();
      await expect(page.getByText('Your request has been withdrawn. You keep the item.')).toBeVisible();
    },
  );
});
