import { keepMetrics } from '#lib/shared/metrics/record.ts';
import { keepInMemory } from '#lib/testing/kept-metrics.ts';
import { observedPayments } from '../payments/observed-gateway.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { signInSession } from '../testing/api-caller.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { orderShopper } from '../testing/order-shopper.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

describeOnEachEngine('metrics of the retail API', (engine) => {
  let metrics: ReturnType<typeof keepInMemory>;
  let shop: OrderShop;
  beforeAll(async () => {
    metrics = keepInMemory();
    shop = await orderShop(engine);
  });
  beforeEach(() => {
    metrics = keepInMemory();
  });
  afterAll(async () => {
    keepMetrics(undefined);
    await shop.api.close();
  });

  test('calls are counted by name and outcome, refusals by code, and what is no call is not', async () => {
    const { handle } = shop.api;
    const caller = await signInSession(handle);
    await caller.get('getCurrency');
    await caller.post('AddCart', { Quantity: 'many' });
    await caller.post('ViewCartNew', { CustomerToken: 'unknown' });
    await handle(new Request('http://retail-api/getCurrency'));
    for (const path of ['/healthz', '/images/original/x.webp', '/Nothing', '/no/such/call?token=1'])
      await handle(new Request(`http://retail-api${path}`));
    expect(metrics.value('calls', { call: 'getCurrency', outcome: 'success' })).toBe(1);
    expect(metrics.value('calls', { call: 'getCurrency', outcome: 'refused' })).toBe(1);
    expect(metrics.value('refusals', { call: 'AddCart', code: 'InvalidRequest' })).toBe(1);
    expect(metrics.value('refusals', { call: 'ViewCartNew', code: 'InvalidToken' })).toBe(1);
    expect(new Set(metrics.labelsOf('calls').map(({ call }) => call))).toEqual(
      new Set(['JwtToken', 'getCurrency', 'AddCart', 'ViewCartNew']),
    );
  });

  test('an order, its payment and its statements are counted', async () => {
    await shop.bought({ items: [[WATCH, 1]] });
    expect(metrics.value('calls', { call: 'PlaceOrder', outcome: 'success' })).toBe(1);
    expect(metrics.value('ordersConfirmed')).toBe(1);
    expect(metrics.value('payments', { gateway: 'razorpay', outcome: 'captured' })).toBe(1);
    for (const statement of ['select', 'insert', 'update'])
      expect(metrics.value('queries', { statement, outcome: 'done' })).toBeGreaterThan(0);
  });

  test('a payment that was started and a refund that a gateway made are counted', async () => {
    const shopper = await orderShopper(shop.api, { email: 'asha@example.com' });
    await shopper.fill(WATCH, 1);
    const placed = await shopper.ordered({ PaymentMethod: 'razorpay' });
    const start = { OrderKey: placed.OrderKey, Gateway: 'razorpay', Subject: 'order', SiteURL: 'http://shop.test' };
    expect((await shopper.caller.post('StartPayment', start)).ReturnCode).toBe(0);
    expect(metrics.value('payments', { gateway: 'razorpay', outcome: 'started' })).toBe(1);
    const bought = await shop.bought();
    expect((await shop.cancel(bought)).ReturnCode).toBe(0);
    await sendRefunds(shop.api.context, new AbortController().signal);
    expect(metrics.value('refunds', { gateway: 'razorpay', outcome: 'processed' })).toBe(1);
  });

  test('a statement that fails is counted as failed', async () => {
    await expect(
      shop.db
        .selectFrom('orders')
        .select('nothing' as never)
        .execute(),
    ).rejects.toThrow();
    expect(metrics.value('queries', { statement: 'select', outcome: 'failed' })).toBe(1);
  });

  test('calls to a gateway are counted by what became of them', async () => {
    const payments = observedPayments(shop.api.context.payments);
    const gateway = payments.gateways.get('razorpay');
    const attempt = { id: 'P1', amount: 100, gatewayOrderId: null };
    await gateway?.open(attempt);
    shop.gateways.razorpay.down = true;
    await expect(gateway?.fetchPayments(attempt)).rejects.toThrow();
    shop.gateways.razorpay.down = false;
    gateway?.readWebhook(new Uint8Array(), 'forged', '');
    expect(metrics.value('gatewayCalls', { gateway: 'razorpay', operation: 'open', outcome: 'done' })).toBe(1);
    expect(metrics.value('gatewayCalls', { gateway: 'razorpay', operation: 'query', outcome: 'unavailable' })).toBe(1);
    expect(metrics.value('gatewayWebhooks', { gateway: 'razorpay', kind: 'invalid' })).toBe(1);
  });

  test('a wrong code is counted, and nothing says whose it was', async () => {
    const caller = await signInSession(shop.api.handle);
    const request = { SessionId: 's1', Mobile: '9876543210' };
    const sent = await caller.post<{ EString: string }>('GenerateLoginOTP', request);
    await caller.post('VerifyLoginOTP', { ...request, EString: sent.Data?.EString, OTP: '0000' });
    expect(metrics.value('refusals', { call: 'VerifyLoginOTP', code: 'OtpWrong' })).toBe(1);
    const recorded = JSON.stringify([metrics.labelsOf('calls'), metrics.labelsOf('refusals')]);
    expect(recorded).not.toContain('9876543210');
  });
});
