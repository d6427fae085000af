import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrderWire } from '#lib/contract/index.ts';
import { startPaymentSandbox } from '#lib/payment-sandbox/start.ts';
import { paymentsFromSettings } from '#lib/retail-api/payments/from-settings.ts';
import { reconcile } from '#lib/retail-api/payments/reconcile.ts';
import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { orderShopper } from '#lib/retail-api/testing/order-shopper.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';

/** Razorpay's automatic refunds, from the payment sandbox through the store's adapter to the order. */

let dataDir: string;
let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let api: TestApi;
let now = Date.now();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'auto-refund-'));
  sandbox = await startPaymentSandbox(
    { DATA_DIR: dataDir, PAYMENT_SANDBOX_PORT: 0, STOREFRONT_URL: undefined, PORT: 1 },
    (error) => {
      throw error;
    },
  );
  const payments = paymentsFromSettings(parseEnvironment({ PAYMENT_SANDBOX_URL: sandbox.url }));
  api = await createTestApi({ catalogue: 'seed', payments, now: () => now });
});
beforeEach(async () => {
  for (const table of ['refunds', 'payments'] as const) await api.context.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await api.close();
  await sandbox.stop();
  rmSync(dataDir, { recursive: true });
});

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const content = { ...headers, 'content-type': 'application/json' };
  const response = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: content,
    body: JSON.stringify(body),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

/**
 * Creates an order that is open at Razorpay; returns it with its gateway id and a function that polls its
 * status.
 */
async function openPayment() {
  const shopper = await orderShopper(api);
  await shopper.fill('2101PK01');
  const { OrderKey } = await shopper.ordered();
  const start = await shopper.caller.post<{ GatewayOrderId: string }>('StartPayment', {
    OrderKey,
    Subject: 'order',
    Gateway: 'razorpay',
    SiteURL: 'http://shop.test',
  });
  const reference = start.Data?.GatewayOrderId ?? '';
  const refundRequests = async () => {
    now += 3 * MINUTE_MS;
    await reconcile(api.context, new AbortController().signal);
    return (await shopper.caller.post<OrderWire>('OrderDetails', { OrderKey })).Data;
  };
  return {
    pay: (overrides = {}) => post('/control/pay', { reference, webhook: 'never', ...overrides }),
    reference,
    refundRequests,
  };
}

const payments = () => api.context.db.selectFrom('payments').selectAll().execute();
const refunds = () => api.context.db.selectFrom('refunds').selectAll().execute();
const autoRefund = (reference: string) => post('/control/auto-refund', { reference, webhook: 'never' });

test('a payment that was auto-refunded uncaptured confirms no order and opens no refund', async () => {
  const { pay, reference, refundRequests } = await openPayment();
  await pay({ taking: 'authorise' });
  await autoRefund(reference);
  expect(await refundRequests()).toMatchObject({ State: 'payment-pending', PaymentState: 'failed', InvoiceNumber: '' });
  expect([await payments(), await refunds()]).toEqual([[], []]);
});

test('the first payment pays its order although a second one was auto-refunded', async () => {
  const { pay, reference, refundRequests } = await openPayment();
  const { payment } = await pay();
  await autoRefund(reference);
  expect(await refundRequests()).toMatchObject({ State: 'confirmed', PaymentState: 'paid' });
  expect(await payments()).toMatchObject([{ gateway_payment_id: payment.id, purpose: 'settles' }]);
  expect(await refunds()).toEqual([]);
});

test('a payment that the operator refunded before the store knew of it pays nothing and counts as refunded', async () => {
  const { pay, refundRequests } = await openPayment();
  const { payment } = await pay();
  const { keyId, keySecret } = SANDBOX_KEYS.razorpay;
  const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`;
  await post(`/razorpay/v1/payments/${payment.id}/refund`, { amount: payment.amount }, { authorization });
  expect(await refundRequests()).toMatchObject({ State: 'payment-pending', PaymentState: 'refunded' });
  expect(await payments()).toMatchObject([{ gateway_payment_id: payment.id, purpose: 'surplus' }]);
  expect(await refunds()).toMatchObject([{ state: 'processed', amount: payment.amount }]);
});
