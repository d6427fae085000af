import { inLanguage } from '#lib/shared/request-context.ts';
import * as m from '#messages';
import { answeringGateway, closeGatewayServers, gatewayServer } from '../../testing/gateway-server.ts';
import { type GatewayAttempt, type GatewayRefund, GatewayUnavailable, type Payer } from '../gateway.ts';
import { newRefundId } from '../open-refund.ts';
import { razorpayGateway } from './razorpay-gateway.ts';

afterEach(closeGatewayServers);

const ATTEMPT: GatewayAttempt = { id: 'P0123456789ABCDEF01234567', amount: 123450, gatewayOrderId: null };
const OPENED: GatewayAttempt = { ...ATTEMPT, gatewayOrderId: 'order_1' };
const ORDER = { id: 'order_1', amount: 123450, currency: 'INR', receipt: ATTEMPT.id, status: 'created' };
const PAYMENT = {
  id: 'pay_1',
  amount: 123450,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_1',
  method: 'card',
  email: 'asha@example.com',
  captured: true,
  error_code: null,
  error_reason: null,
};
const UPDATE = {
  kind: 'captured',
  gatewayPaymentId: 'pay_1',
  amount: 123450,
  currency: 'INR',
  instrument: 'card',
};
const PAYER: Payer = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  siteUrl: 'https://shop.example',
  describe: () => m.paymentForOrder({ number: 'SM-1' }),
  cancelPath: '/makepayment?order=k',
  returnToken: 'P1.m',
};
const REFUND: GatewayRefund = { id: 'R0123456789ABC', gatewayPaymentId: 'pay_1', amount: 5000, gatewayRefundId: null };

const gatewayAt = (apiUrl: string, timeoutMs = 5_000) =>
  razorpayGateway({
    keyId: 'rzp_test_1',
    keySecret: 'key-secret',
    webhookSecret: 'webhook-secret',
    apiUrl,
    scriptUrl: 'https://checkout.example/checkout.js',
    timeoutMs,
  });

describe('open', () => {
  test('Razorpay: open creates an order with the amount and the attempt id as receipt, without data of the shopper', async () => {
    const { url, requests } = await answeringGateway({ 'POST /v1/orders': ORDER });
    expect(await gatewayAt(url).open(ATTEMPT)).toBe('order_1');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('rzp_test_1:key-secret')}`);
    expect(requests[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      amount: 123450,
      currency: 'INR',
      receipt: ATTEMPT.id,
      unique_receipt: true,
      payment: {
        capture: 'automatic',
        capture_options: { automatic_expiry_period: 7200, manual_expiry_period: 7200, refund_speed: 'normal' },
      },
    });
  });

  test('Razorpay: open sends nothing if the order is known', async () => {
    const { url, requests } = await answeringGateway({});
    expect(await gatewayAt(url).open(OPENED)).toBe('order_1');
    expect(requests).toEqual([]);
  });

  test.each([400, 409])('open finds the existing order if a second one is refused with status %i', async (status) => {
    const { url } = await answeringGateway({
      'POST /v1/orders': [status, { error: { code: 'BAD_REQUEST_ERROR' } }],
      [`GET /v1/orders?receipt=${ATTEMPT.id}`]: { items: [{ ...ORDER, id: 'order_2', amount: 1 }, ORDER] },
    });
    expect(await gatewayAt(url).open(ATTEMPT)).toBe('order_1');
  });

  test.each([
    ['of another amount', { ...ORDER, amount: 123451 }],
    ['of another currency', { ...ORDER, currency: 'USD' }],
    ['of another receipt', { ...ORDER, receipt: 'other' }],
    ['without an id', { ...ORDER, id: '' }],
  ])('an order %s throws GatewayUnavailable', async (_what, order) => {
    const { url } = await answeringGateway({ 'POST /v1/orders': order });
    await expect(gatewayAt(url).open(ATTEMPT)).rejects.toThrow(GatewayUnavailable);
  });

  test('Razorpay: open throws GatewayUnavailable if no order was created and none is found', async () => {
    const refused = { 'POST /v1/orders': [400, {}] as [number, object] };
    const { url } = await answeringGateway({ ...refused, [`GET /v1/orders?receipt=${ATTEMPT.id}`]: { items: [] } });
    await expect(gatewayAt(url).open(ATTEMPT)).rejects.toThrow(GatewayUnavailable);
    const silent = await gatewayServer(() => undefined);
    await expect(gatewayAt(silent.url, 50).open(ATTEMPT)).rejects.toThrow(GatewayUnavailable);
  });
});

test('Razorpay: its window names the order in the language of the request, from a letter or digit that it accepts', () => {
  const start = inLanguage('hi', () => gatewayAt('https://api.razorpay.com').start(OPENED, PAYER));
  expect(start).toMatchObject({ Description: expect.stringMatching(/^SM-1\b.*ऑर्डर/) });
  const giftCard = inLanguage('hi', () => m.paymentForGiftCard({ shop: 'Samay' }));
  expect(giftCard).toMatch(/^Samay\b/);
});

test('Razorpay: a shopper who pays or cancels comes back to a page in the language of the request', () => {
  const start = inLanguage('hi', () => gatewayAt('https://api.razorpay.com').start(OPENED, PAYER));
  expect(start).toMatchObject({
    CallbackUrl: 'https://shop.example/hi/razorpay_response?mark=P1.m',
    CancelUrl: 'https://shop.example/hi/makepayment?order=k',
  });
});

test('Razorpay: start returns what the checkout needs to open', () => {
  const start = gatewayAt('https://api.example').start(OPENED, PAYER);
  expect(start).toEqual({
    Kind: 'razorpay',
    KeyId: 'rzp_test_1',
    GatewayOrderId: 'order_1',
    Amount: 123450,
    Currency: 'INR',
    Name: 'Samay',
    Description: 'Order SM-1',
    Prefill: { Name: 'Asha Rao', Email: 'asha@example.com', Contact: '+919876543210' },
    CallbackUrl: 'https://shop.example/razorpay_response?mark=P1.m',
    CancelUrl: 'https://shop.example/makepayment?order=k',
    ScriptUrl: 'https://checkout.example/checkout.js',
    HostedUrl: 'https://api.example/v1/checkout/embedded',
  });
  expect(JSON.stringify(start)).not.toMatch(/secret/);
  expect(() => gatewayAt('https://api.example').start(ATTEMPT, PAYER)).toThrow('no order');
});

describe('fetchPayments', () => {
  const LINE = 'GET /v1/orders/order_1/payments';

  test('Razorpay: fetchPayments returns every payment of the order', async () => {
    const failed = { ...PAYMENT, id: 'pay_0', status: 'failed', method: 'upi', error_reason: 'payment_failed' };
    const { url } = await answeringGateway({ [LINE]: { entity: 'collection', count: 2, items: [failed, PAYMENT] } });
    expect(await gatewayAt(url).fetchPayments(OPENED)).toEqual([
      { ...UPDATE, kind: 'failed', gatewayPaymentId: 'pay_0', instrument: 'upi', reason: 'payment_failed' },
      { ...UPDATE, reason: '' },
    ]);
  });

  test('Razorpay: fetchPayments returns no payments without an order, or before the first payment', async () => {
    const { url, requests } = await answeringGateway({ [LINE]: { items: [] } });
    expect(await gatewayAt(url).fetchPayments(ATTEMPT)).toEqual([]);
    expect(requests).toEqual([]);
    expect(await gatewayAt(url).fetchPayments(OPENED)).toEqual([]);
  });

  test.each([
    ['a payment of another order', { items: [{ ...PAYMENT, order_id: 'order_2' }] }],
    ['a payment of no order', { items: [{ ...PAYMENT, order_id: null }] }],
    ['an unknown state', { items: [{ ...PAYMENT, status: 'odd' }] }],
    ['no list', { error: {} }],
    ['a refusal', [400, { items: [] }] as [number, object]],
  ])('ask throws GatewayUnavailable: %s', async (_what, answer) => {
    const { url } = await answeringGateway({ [LINE]: answer });
    await expect(gatewayAt(url).fetchPayments(OPENED)).rejects.toThrow(GatewayUnavailable);
  });

  test('an order id cannot redirect the request to another endpoint', async () => {
    const { url, requests } = await answeringGateway({});
    const odd = { ...OPENED, gatewayOrderId: '../payments/pay_1?x=' };
    await expect(gatewayAt(url).fetchPayments(odd)).rejects.toThrow(GatewayUnavailable);
    expect(requests[0]?.line).toBe('GET /v1/orders/..%2Fpayments%2Fpay_1%3Fx%3D/payments');
  });
});

describe('capture', () => {
  const LINE = 'POST /v1/payments/pay_1/capture';

  test('Razorpay: capture takes the amount of the attempt', async () => {
    const { url, requests } = await answeringGateway({ [LINE]: PAYMENT });
    expect(await gatewayAt(url).capture(OPENED, 'pay_1')).toEqual({ ...UPDATE, reason: '' });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ amount: 123450, currency: 'INR' });
  });

  test('if a capture is refused, the state is read from the payment', async () => {
    const { url } = await answeringGateway({ [LINE]: [400, { error: {} }], 'GET /v1/payments/pay_1': PAYMENT });
    expect(await gatewayAt(url).capture(OPENED, 'pay_1')).toEqual({ ...UPDATE, reason: '' });
  });

  test('the signal of a capture aborts it, as it aborts the query before it', async () => {
    const { url } = await answeringGateway({ [LINE]: PAYMENT, 'GET /v1/orders/order_1/payments': { items: [] } });
    const over = AbortSignal.abort();
    await expect(gatewayAt(url).capture(OPENED, 'pay_1', over)).rejects.toThrow(GatewayUnavailable);
    await expect(gatewayAt(url).fetchPayments(OPENED, over)).rejects.toThrow(GatewayUnavailable);
  });

  test('a payment of another order throws GatewayUnavailable', async () => {
    const { url } = await answeringGateway({ [LINE]: { ...PAYMENT, order_id: 'order_2' } });
    await expect(gatewayAt(url).capture(OPENED, 'pay_1')).rejects.toThrow(GatewayUnavailable);
  });
});

describe('refund', () => {
  const LINE = 'POST /v1/payments/pay_1/refund';
  const LIST = 'GET /v1/payments/pay_1/refunds?count=100';
  const SENT = { id: 'rfnd_1', amount: 5000, status: 'pending', receipt: REFUND.id };

  test.each([
    ['pending', 'sent'],
    ['processed', 'processed'],
    ['failed', 'failed'],
  ])('a refund with status %s is %s, under our own idempotency key', async (status, state) => {
    const { url, requests } = await answeringGateway({ [LINE]: { ...SENT, status } });
    expect(await gatewayAt(url).refund(REFUND)).toEqual({ gatewayRefundId: 'rfnd_1', state });
    expect(requests[0]?.headers['x-refund-idempotency']).toBe(REFUND.id);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ amount: 5000, speed: 'normal', receipt: REFUND.id });
  });

  test('a refund whose first request is still running is sent', async () => {
    const { url } = await answeringGateway({ [LINE]: [409, { error: {} }] });
    expect(await gatewayAt(url).refund(REFUND)).toEqual({ gatewayRefundId: null, state: 'sent' });
  });

  test('a refund that was sent before is queried, not sent again', async () => {
    const { url, requests } = await answeringGateway({ 'GET /v1/refunds/rfnd_1': { ...SENT, status: 'processed' } });
    const again = { ...REFUND, gatewayRefundId: 'rfnd_1' };
    expect(await gatewayAt(url).refund(again)).toEqual({ gatewayRefundId: 'rfnd_1', state: 'processed' });
    expect(requests).toHaveLength(1);
  });

  test('a refund that is refused because it was sent before is found by its receipt', async () => {
    const others = [{ ...SENT, id: 'rfnd_0', amount: 100, status: 'processed', receipt: null }, SENT];
    const { url } = await answeringGateway({ [LINE]: [400, { error: {} }], [LIST]: { items: others } });
    expect(await gatewayAt(url).refund(REFUND)).toEqual({ gatewayRefundId: 'rfnd_1', state: 'sent' });
  });

  /** A server that refuses the refund of a payment whose refunds so far are `items`. */
  const refused = (description: string, items: readonly object[] = [], paid = 5000) =>
    answeringGateway({
      [LINE]: [400, { error: { description } }],
      [LIST]: { items },
      'GET /v1/payments/pay_1': { ...PAYMENT, amount: paid },
    });

  test.each([
    ['done', ['processed', 'processed'], 'processed'],
    ['on its way', ['processed', 'pending'], 'sent'],
    ['not all there is', ['processed', 'failed'], 'failed'],
  ])('a refund already made outside the shop is %s', async (_what, [first, second], state) => {
    const { url } = await refused('The payment has been fully refunded already', [
      { id: 'rfnd_2', amount: 2000, status: first, receipt: null },
      { id: 'rfnd_3', amount: 3000, status: second, receipt: null },
    ]);
    expect(await gatewayAt(url).refund(REFUND)).toEqual({ gatewayRefundId: null, state });
  });

  test('a refund made outside the shop is not this one if enough is left of the payment', async () => {
    const items = [{ id: 'rfnd_2', amount: 5000, status: 'processed', receipt: null }];
    const { url } = await refused('Refunds of this payment are blocked', items, 10_000);
    expect(await gatewayAt(url).refund(REFUND)).toEqual({ gatewayRefundId: null, state: 'failed' });
    const own = { id: 'rfnd_3', amount: 1, status: 'processed', receipt: newRefundId() };
    const spent = await refused('The total refund amount is greater', [...items, own], 10_000);
    expect(await gatewayAt(spent.url).refund(REFUND)).toEqual({ gatewayRefundId: null, state: 'processed' });
  });

  test('Razorpay: another refund of the shop for the same payment is not mistaken for this one', async () => {
    const other = [{ id: 'rfnd_2', amount: 9000, status: 'processed', receipt: newRefundId() }];
    const { url } = await refused('The total refund amount is greater than the refund payment amount', other);
    expect(await gatewayAt(url).refund(REFUND)).toEqual({ gatewayRefundId: null, state: 'failed' });
    const poor = await refused('Your account does not have enough balance to carry out the refund operation.', other);
    await expect(gatewayAt(poor.url).refund(REFUND)).rejects.toThrow(GatewayUnavailable);
  });

  test('a refund refused for good has failed; one refused for a low balance is retried', async () => {
    const { url } = await refused('The total refund amount is greater than the refund payment amount');
    expect(await gatewayAt(url).refund(REFUND)).toEqual({ gatewayRefundId: null, state: 'failed' });
    const poor = await refused('Your account does not have enough balance to carry out the refund operation.');
    await expect(gatewayAt(poor.url).refund(REFUND)).rejects.toThrow(GatewayUnavailable);
  });

  test.each([404, 500])('status %i throws GatewayUnavailable', async (status) => {
    const { url } = await answeringGateway({ [LINE]: [status, {}] });
    await expect(gatewayAt(url).refund(REFUND)).rejects.toThrow(GatewayUnavailable);
  });
});

test('Razorpay: returns are verified with the key secret, webhooks with the webhook secret', () => {
  const gateway = gatewayAt('https://api.example');
  expect(gateway.readReturn({ razorpay_signature: 'x' })).toEqual({ kind: 'invalid', reason: 'signature' });
  expect(gateway.readWebhook(Buffer.from('{}'), 'x', '1')).toEqual({ kind: 'invalid', reason: 'signature' });
});
