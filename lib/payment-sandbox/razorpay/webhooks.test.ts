import { createHmac } from 'node:crypto';
import { SANDBOX_KEYS } from '#lib/shared/payment-sandbox.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';

let it: TestSandbox;
let order: string;
beforeEach(async () => {
  it = new TestSandbox();
  order = await it.order();
});

test('a Razorpay webhook is signed over its bytes and carries a snapshot', async () => {
  await it.control('/pay', { reference: order });
  const [authorized, captured, paid] = it.sandbox.webhooks.all();
  const { webhookSecret } = SANDBOX_KEYS.razorpay;
  for (const webhook of [authorized, captured, paid]) {
    const signature = createHmac('sha256', webhookSecret)
      .update(webhook?.body ?? '')
      .digest('hex');
    expect(webhook?.headers['x-razorpay-signature']).toBe(signature);
    expect(webhook?.headers['x-razorpay-event-id']).toBe(webhook?.eventId);
  }
  expect(JSON.parse(authorized?.body ?? '').payload.payment.entity).toMatchObject({
    order_id: order,
    status: 'authorized',
    captured: false,
  });
  expect(JSON.parse(paid?.body ?? '')).toMatchObject({
    entity: 'event',
    event: 'order.paid',
    contains: ['payment', 'order'],
    payload: {
      payment: { entity: { status: 'captured', amount: 50_000 } },
      order: { entity: { id: order, status: 'paid' } },
    },
  });
});

const PAID = ['payment.authorized', 'payment.captured', 'order.paid'];

test.each([
  ['now', PAID],
  ['twice', [...PAID, ...PAID]],
  ['disorder', PAID.toReversed()],
  ['never', []],
])('with the webhook mode %s the events are %j', async (webhook, events) => {
  await it.control('/pay', { reference: order, webhook });
  expect(it.events()).toEqual(events);
  const ids = new Set(it.sandbox.webhooks.all().map(({ eventId }) => eventId));
  expect(ids.size).toBe(3);
});

test('delayed webhooks are sent when they are due', async () => {
  await it.control('/pay', { reference: order, webhook: 'late', seconds: 30 });
  it.at += 29_999;
  expect(it.events()).toEqual([]);
  it.at += 1;
  expect(it.events()).toEqual(PAID);
});

test('webhooks that were withheld are sent when a test requests it', async () => {
  await it.control('/pay', { reference: order, webhook: 'never' });
  expect((await it.control('/webhooks/resend', { reference: order })).body).toEqual({ resent: 3 });
  expect(it.events()).toEqual(PAID);
});

test('a late confirmation by the bank turns a failed payment into a captured one', async () => {
  await it.control('/pay', { reference: order, outcome: 'fail' });
  const late = await it.control('/late', { reference: order });
  expect(late.body.payment.status).toBe('captured');
  expect(it.events()).toEqual(['payment.failed', ...PAID]);
  expect((await it.control('/late', { reference: order })).status).toBe(400);
});

test('an order is paid once, even if the payment is requested again', async () => {
  const [first, second] = [
    await it.control('/pay', { reference: order }),
    await it.control('/pay', { reference: order, outcome: 'fail' }),
  ];
  expect(second.body).toEqual(first.body);
  expect(it.events()).toEqual(PAID);
});
