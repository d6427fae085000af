import { TestSandbox } from '../testing/test-sandbox.ts';

let it: TestSandbox;
let order: string;
beforeEach(async () => {
  it = new TestSandbox();
  order = await it.order();
});

const pay = async (more: Record<string, unknown> = {}): Promise<string> =>
  (await it.control('/pay', { reference: order, ...more })).body.payment.id;
const refund = (id: string, amount: number | undefined, key?: string) =>
  it.razorpay(`/payments/${id}/refund`, { amount }, key === undefined ? {} : { 'x-refund-idempotency': key });

test('a Razorpay payment shows the captured amount', async () => {
  const id = await pay();
  expect((await it.razorpay(`/payments/${id}`)).body).toMatchObject({
    entity: 'payment',
    id,
    order_id: order,
    amount: 50_000,
    currency: 'INR',
    status: 'captured',
    captured: true,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    error_code: null,
  });
});

test('a failed Razorpay payment shows its reason', async () => {
  const id = await pay({ outcome: 'fail' });
  expect((await it.razorpay(`/payments/${id}`)).body).toMatchObject({
    status: 'failed',
    captured: false,
    error_code: 'BAD_REQUEST_ERROR',
    error_reason: 'payment_failed',
  });
});

test('an authorised Razorpay payment is captured once and in full', async () => {
  const id = await pay({ taking: 'authorise' });
  expect((await it.razorpay(`/payments/${id}`)).body).toMatchObject({ status: 'authorized', captured: false });
  const capture = (amount: number) => it.razorpay(`/payments/${id}/capture`, { amount, currency: 'INR' });
  expect((await capture(49_999)).status).toBe(400);
  expect(await capture(50_000)).toMatchObject({ status: 200, body: { status: 'captured' } });
  expect((await it.razorpay(`/payments/${id}`)).body.status).toBe('captured');
  expect((await capture(50_000)).status).toBe(400);
  expect(it.events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
});

test('a failed Razorpay payment is not captured, nor is a second payment of a paid order', async () => {
  const failed = await pay({ outcome: 'fail' });
  const capture = () => it.razorpay(`/payments/${failed}/capture`, { amount: 50_000, currency: 'INR' });
  expect((await capture()).body.error.reason).toBe('payment_not_authorized');
  await pay();
  await it.control('/late', { reference: order, capture: true });
  expect((await it.razorpay(`/payments/${failed}`)).body.status).toBe('authorized');
  expect((await capture()).body.error.reason).toBe('order_already_paid');
});

test('a Razorpay payment not captured in time is auto-refunded, and the order can be paid again', async () => {
  const id = await pay({ taking: 'authorise' });
  expect((await it.control('/auto-refund', { reference: order })).body.payment).toMatchObject({ id });
  expect((await it.razorpay(`/orders/${order}/payments`)).body.items).toMatchObject([
    { id, status: 'refunded', captured: false, amount_refunded: 50_000, refund_status: 'full', fee: null },
  ]);
  expect((await it.razorpay(`/payments/${id}/refunds`)).body.items).toMatchObject([
    { amount: 50_000, status: 'processed', receipt: null },
  ]);
  expect(it.events()).toEqual(['payment.authorized', 'refund.created', 'refund.processed']);
  expect((await it.razorpay(`/payments/${id}/capture`, { amount: 50_000, currency: 'INR' })).status).toBe(400);
  expect((await refund(id, 50_000)).body.error.description).toBe('The payment has been fully refunded already');
  expect((await it.control('/auto-refund', { reference: order })).status).toBe(400);
  expect((await it.control('/late', { reference: order })).status).toBe(400);
  expect(await pay()).not.toBe(id);
});

test('a second payment of a paid Razorpay order is auto-refunded immediately', async () => {
  const id = await pay();
  const { payment } = (await it.control('/auto-refund', { reference: order })).body;
  expect(payment.id).not.toBe(id);
  expect((await it.razorpay(`/orders/${order}/payments`)).body.items).toMatchObject([
    { id, status: 'captured', captured: true },
    { id: payment.id, status: 'refunded', captured: false },
  ]);
  expect(await pay()).toBe(id);
});

test('Razorpay refunds can be partial and never exceed the payment', async () => {
  const id = await pay();
  expect((await refund(id, 20_000)).body).toMatchObject({
    entity: 'refund',
    amount: 20_000,
    payment_id: id,
    status: 'processed',
  });
  expect((await it.razorpay(`/payments/${id}`)).body).toMatchObject({
    refund_status: 'partial',
    amount_refunded: 20_000,
  });
  expect((await refund(id, 30_001)).status).toBe(400);
  // Without an amount, the rest is refunded.
  expect((await refund(id, undefined)).body.amount).toBe(30_000);
  expect((await it.razorpay(`/payments/${id}`)).body).toMatchObject({ status: 'refunded', refund_status: 'full' });
  expect((await refund(id, 100)).body.error.description).toBe('The payment has been fully refunded already');
  expect((await it.razorpay(`/payments/${id}/refunds`)).body.count).toBe(2);
});

test("a refund's idempotency key is accepted once, with the same body", async () => {
  const id = await pay();
  const first = await refund(id, 20_000, 'refund-0001');
  expect(await refund(id, 20_000, 'refund-0001')).toEqual(first);
  expect((await refund(id, 10_000, 'refund-0001')).body.error.description).toContain('same idempotency key');
  expect((await refund(id, 10_000, 'short')).status).toBe(400);
  expect((await it.razorpay(`/payments/${id}`)).body.amount_refunded).toBe(20_000);
  expect((await it.razorpay(`/refunds/${first.body.id}`)).body).toEqual(first.body);
});

test('a Razorpay payment that was not captured is not refunded', async () => {
  expect((await refund(await pay({ taking: 'authorise' }), 100)).status).toBe(400);
});

test('a pending Razorpay refund is settled once by the control call', async () => {
  const id = await pay({ webhook: 'never' });
  await it.control('/refunds', { mode: 'pending' });
  const { body } = await refund(id, 100, 'refund-0001');
  expect(body.status).toBe('pending');
  await it.control('/refund', { id: body.id, status: 'failed' });
  await it.control('/refund', { id: body.id, status: 'processed' });
  expect((await it.razorpay(`/refunds/${body.id}`)).body.status).toBe('failed');
  expect(it.events()).toEqual(['refund.created', 'refund.failed']);
  // An amount whose refund failed can be refunded again.
  expect((await it.razorpay(`/payments/${id}`)).body.amount_refunded).toBe(0);
});
