import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentStartWire } from '#lib/contract/index.ts';
import type { Gateway } from '#lib/contract/vocabulary.ts';
import { startPaymentSandbox } from '#lib/payment-sandbox/start.ts';
import { paymentsFromSettings } from '#lib/retail-api/payments/from-settings.ts';
import {
  type GatewayAttempt,
  GatewayUnavailable,
  type Payer,
  type PaymentGateway,
} from '#lib/retail-api/payments/gateway.ts';
import { signInSession } from '#lib/retail-api/testing/api-caller.ts';
import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { orderShopper } from '#lib/retail-api/testing/order-shopper.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { orderGiftCard } from '../examples/gift-card-payment.ts';

/**
 * Tests the store's own gateway adapters against the payment sandbox over its sockets: what one writes, the
 * other reads.
 */

const PAYER: Payer = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  siteUrl: 'http://127.0.0.1:3000',
  describe: () => 'Order SM-1',
  cancelPath: '/makepayment?order=key',
  returnToken: 'P1.m',
};

let dataDir: string;
let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let attempts = 0;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'gateways-'));
  sandbox = await startPaymentSandbox(
    { DATA_DIR: dataDir, PAYMENT_SANDBOX_PORT: 0, STOREFRONT_URL: undefined, PORT: 1 },
    (error) => {
      throw error;
    },
  );
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(dataDir, { recursive: true });
});

const payments = () => paymentsFromSettings(parseEnvironment({ PAYMENT_SANDBOX_URL: sandbox.url }));
function adapter(name: Gateway): PaymentGateway {
  const gateway = payments().gateways.get(name);
  if (!gateway) throw new Error(`${name} is not offered.`);
  return gateway;
}

async function control(path: string, body?: unknown) {
  const response = await fetch(`${sandbox.url}/control${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** Opens the gateway's page like a shopper's browser. */
async function openPage(start: PaymentStartWire): Promise<[status: number, text: string]> {
  if (start.Kind === 'settled') throw new Error('There is something to pay.');
  const [action, fields] =
    start.Kind === 'payu'
      ? [start.Action, start.Fields]
      : [
          start.HostedUrl,
          {
            key_id: start.KeyId,
            order_id: start.GatewayOrderId,
            amount: String(start.Amount),
            callback_url: start.CallbackUrl,
            cancel_url: start.CancelUrl,
          },
        ];
  const page = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
  return [page.status, await page.text()];
}

/** Creates an attempt whose page is open in a shopper's browser. */
async function opened(gateway: PaymentGateway): Promise<GatewayAttempt> {
  attempts += 1;
  const attempt: GatewayAttempt = {
    id: `P${String(attempts).padStart(24, '0')}`,
    amount: 123_450,
    gatewayOrderId: null,
  };
  attempt.gatewayOrderId = await gateway.open(attempt);
  expect(await openPage(gateway.start(attempt, PAYER))).toEqual([200, expect.stringContaining('₹1,234.50')]);
  return attempt;
}

const decide = (attempt: GatewayAttempt, overrides: Record<string, unknown>) =>
  control('/pay', { reference: attempt.id, webhook: 'never', ...overrides });

describe.each(['razorpay', 'payu'] as const)('the retail API gives %s enough payer data', (Gateway) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await createTestApi({ catalogue: 'seed', payments: payments() });
  });
  afterAll(() => api.close());

  async function pageOf(Subject: 'order' | 'gift-card', OrderKey: string) {
    const { Data } = await (await signInSession(api.handle)).post<PaymentStartWire>('StartPayment', {
      OrderKey,
      Subject,
      Gateway,
      SiteURL: PAYER.siteUrl,
    });
    return openPage(Data ?? { Kind: 'settled' });
  }

  test('the payer data is enough for an order', async () => {
    const shopper = await orderShopper(api);
    await shopper.fill('2101PK01');
    const { OrderKey } = await shopper.ordered({ PaymentMethod: Gateway });
    expect(await pageOf('order', OrderKey)).toEqual([200, expect.stringContaining('₹')]);
  });

  test('the payer data is enough for a gift card', async () => {
    const page = await pageOf('gift-card', await orderGiftCard(api));
    expect(page).toEqual([200, expect.stringContaining('₹2,500')]);
  });
});

describe.each(['razorpay', 'payu'] as const)('%s', (name) => {
  let gateway: PaymentGateway;
  let attempt: GatewayAttempt;
  const reference = () =>
    attempt.gatewayOrderId === null ? { attemptId: attempt.id } : { gatewayOrderId: attempt.gatewayOrderId };

  beforeEach(async () => {
    await control('/outage', { gateway: name, mode: 'none' });
    await control('/refunds', { mode: 'processed' });
    gateway = adapter(name);
    attempt = await opened(gateway);
  });

  test('before payment a gateway reports nothing, and opening the page again changes nothing', async () => {
    expect(await gateway.fetchPayments(attempt)).toEqual([]);
    expect(await gateway.open({ ...attempt, gatewayOrderId: null })).toBe(attempt.gatewayOrderId);
  });

  test('a paid payment returns with a signature, and the gateway reports the same', async () => {
    const { payment, return: returnRequest } = await decide(attempt, {});
    expect(gateway.readReturn(returnRequest.fields)).toMatchObject({ kind: 'signed', reference: reference() });
    expect(await gateway.fetchPayments(attempt)).toEqual([
      {
        kind: 'captured',
        gatewayPaymentId: payment.id,
        amount: 123_450,
        currency: 'INR',
        instrument: 'upi',
        reason: '',
      },
    ]);
  });

  test('a return with changed fields is refused', async () => {
    const { return: returnRequest } = await decide(attempt, {});
    const paymentId = name === 'razorpay' ? 'razorpay_payment_id' : 'status';
    expect(gateway.readReturn({ ...returnRequest.fields, [paymentId]: 'changed' }).kind).toBe('invalid');
  });

  test('a failed payment returns, and another attempt can be paid', async () => {
    const { return: returnRequest } = await decide(attempt, { outcome: 'fail' });
    expect(gateway.readReturn(returnRequest.fields)).toMatchObject({ reference: reference() });
    expect(await gateway.fetchPayments(attempt)).toMatchObject([{ kind: 'failed', amount: 123_450 }]);
    await decide(attempt, {});
    expect((await gateway.fetchPayments(attempt)).at(-1)).toMatchObject({ kind: 'captured' });
  });

  test('every webhook of a payment can be parsed and names its attempt', async () => {
    await decide(attempt, { outcome: 'fail' });
    await control('/late', { reference: attempt.id, webhook: 'never' });
    const { webhooks } = await control(`/webhooks?reference=${attempt.id}`);
    expect(webhooks.length).toBeGreaterThan(1);
    for (const { body, headers } of webhooks) {
      const bytes = new TextEncoder().encode(body);
      const signature = headers['x-razorpay-signature'] ?? '';
      const eventId = headers['x-razorpay-event-id'] ?? '';
      expect(gateway.readWebhook(bytes, signature, eventId)).toMatchObject({ kind: 'payment', reference: reference() });
      const changed = new TextEncoder().encode(body.replace(attempt.gatewayOrderId ?? attempt.id, 'other'));
      expect(gateway.readWebhook(changed, signature, eventId).kind).toBe('invalid');
    }
  });

  test('an authorised payment is captured', async () => {
    const { payment } = await decide(attempt, { taking: 'authorise' });
    expect(await gateway.fetchPayments(attempt)).toMatchObject([{ kind: 'authorized' }]);
    expect(await gateway.capture(attempt, payment.id)).toMatchObject({
      kind: 'captured',
      gatewayPaymentId: payment.id,
    });
    // A repeated request returns the same result.
    expect(await gateway.capture(attempt, payment.id)).toMatchObject({ kind: 'captured' });
  });

  test('a refund happens once, even where its response was lost', async () => {
    const { payment } = await decide(attempt, {});
    const refund = {
      id: `R${attempt.id.slice(-12)}`,
      gatewayPaymentId: payment.id,
      amount: 1_000,
      gatewayRefundId: null,
    };
    await control('/outage', { gateway: name, mode: 'lost' });
    await expect(gateway.refund(refund)).rejects.toThrow(GatewayUnavailable);
    await control('/outage', { gateway: name, mode: 'none' });
    const first = await gateway.refund(refund);
    expect(first.gatewayRefundId).not.toBeNull();
    expect(await gateway.refund(refund)).toMatchObject({ gatewayRefundId: first.gatewayRefundId });
    expect(await gateway.refund({ ...refund, ...first })).toEqual({ ...first, state: 'processed' });
    const { attempts: ledgerAttempts } = await control(`/ledger?reference=${attempt.id}`);
    expect(ledgerAttempts[0].payments[0]).toMatchObject({ captured: 123_450, refunded: 1_000 });
  });

  test('a pending refund is on its way until it is settled; too large a refund is refused', async () => {
    const { payment } = await decide(attempt, {});
    await control('/refunds', { mode: 'pending' });
    const refund = {
      id: `R${attempt.id.slice(-12)}`,
      gatewayPaymentId: payment.id,
      amount: 1_000,
      gatewayRefundId: null,
    };
    const sent = await gateway.refund(refund);
    expect(sent.state).toBe('sent');
    await control('/refund', { id: sent.gatewayRefundId, status: 'failed' });
    expect((await gateway.refund({ ...refund, gatewayRefundId: sent.gatewayRefundId })).state).toBe('failed');
    expect(await gateway.refund({ ...refund, id: `${refund.id}A`, amount: 123_451 })).toEqual({
      gatewayRefundId: null,
      state: 'failed',
    });
  });

  test.each(['down', 'error'])('while the gateway is %s the payment is unknown', async (mode) => {
    await control('/outage', { gateway: name, mode });
    await expect(gateway.fetchPayments(attempt)).rejects.toThrow(GatewayUnavailable);
  });
});
