import { createHmac } from 'node:crypto';
import { readWebhook } from './read-webhook.ts';

const SECRET = 'webhook-secret';
const PAYMENT = {
  id: 'pay_1',
  entity: 'payment',
  amount: 123450,
  currency: 'INR',
  order_id: 'order_1',
  method: 'upi',
  vpa: 'asha@upi',
  email: 'asha@example.com',
  captured: false,
  error_code: null,
  error_reason: null,
};
const REFUND = { id: 'rfnd_1', entity: 'refund', amount: 5000, payment_id: 'pay_1', receipt: 'refund-1' };

const read = (content: unknown, eventId = 'event-1') => {
  const body = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return readWebhook(SECRET, body, createHmac('sha256', SECRET).update(body).digest('hex'), eventId);
};
const paymentEvent = (event: string, payment: object) => ({
  entity: 'event',
  event,
  contains: ['payment'],
  payload: { payment: { entity: { ...PAYMENT, ...payment } }, order: { entity: { id: 'order_1' } } },
});
const refundEvent = (event: string, status: string) => ({
  entity: 'event',
  event,
  payload: { refund: { entity: { ...REFUND, status } }, payment: { entity: PAYMENT } },
});

test.each([
  ['payment.authorized', { status: 'authorized' }, 'authorized', ''],
  ['payment.captured', { status: 'captured', captured: true }, 'captured', ''],
  ['order.paid', { status: 'captured', captured: true }, 'captured', ''],
  ['payment.captured', { status: 'captured', captured: true, error_code: 'GATEWAY_ERROR' }, 'captured', ''],
  ['payment.captured', { status: 'refunded', captured: true }, 'returned', ''],
  ['payment.authorized', { status: 'refunded', captured: false }, 'failed', 'auto_refunded'],
  ['payment.failed', { status: 'failed', error_reason: 'payment_cancelled' }, 'failed', 'payment_cancelled'],
  ['payment.failed', { status: 'failed', error_code: 'GATEWAY_ERROR' }, 'failed', 'GATEWAY_ERROR'],
  ['payment.failed', { status: 'failed', error_reason: 'Card of Asha was declined' }, 'failed', ''],
])('reads the event %s with payment %j', (event, payment, kind, reason) => {
  const update = { gatewayPaymentId: 'pay_1', amount: 123450, currency: 'INR', instrument: 'upi', kind, reason };
  const reference = { gatewayOrderId: 'order_1' };
  expect(read(paymentEvent(event, payment))).toEqual({
    kind: 'payment',
    eventId: 'event-1',
    event,
    reference,
    update,
  });
});

test('amount and currency are read from the payment, for comparison with the attempt', () => {
  expect(
    read(paymentEvent('payment.captured', { status: 'captured', captured: true, amount: 1, currency: 'USD' })),
  ).toMatchObject({
    update: { amount: 1, currency: 'USD' },
  });
});

test.each([
  ['refund.created', 'pending', 'sent'],
  ['refund.created', 'processed', 'processed'],
  ['refund.speed_changed', 'pending', 'sent'],
  ['refund.processed', 'pending', 'processed'],
  ['refund.failed', 'processed', 'failed'],
])('reads the event %s of a refund with status %s', (event, status, state) => {
  const update = { kind: 'refund', eventId: 'event-1', event, gatewayRefundId: 'rfnd_1', state };
  expect(read(refundEvent(event, status))).toEqual(update);
});

test.each(['payment.dispute.created', 'payment.downtime.started', 'invoice.paid', '__proto__'])(
  '%s is ignored',
  (event) => {
    expect(read({ event, payload: {} })).toEqual({ kind: 'ignored', eventId: 'event-1', event });
  },
);

test('a payment without an order, e.g. of a payment link, is ignored', () => {
  const event = paymentEvent('payment.captured', { status: 'captured', captured: true, order_id: null });
  expect(read(event)).toMatchObject({ kind: 'ignored' });
});

test('without an event id, the hash of the body is the event id', () => {
  const [first, again, other] = [1, 1, 2].map((amount) =>
    read(paymentEvent('payment.captured', { status: 'captured', captured: true, amount }), ''),
  );
  expect(first).toMatchObject({ eventId: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(again).toEqual(first);
  expect(other).not.toMatchObject({ eventId: (first as { eventId: string }).eventId });
});

test.each([
  ['no JSON', 'event=payment.captured'],
  ['JSON of nothing', 'null'],
  ['no event', { payload: {} }],
  ['no payment', { event: 'payment.captured', payload: {} }],
  ['an amount as text', paymentEvent('payment.captured', { status: 'captured', captured: true, amount: '123450' })],
  ['half a paisa', paymentEvent('payment.captured', { status: 'captured', captured: true, amount: 0.5 })],
  ['an unknown state', paymentEvent('payment.captured', { status: 'stolen' })],
  ['no refund', { event: 'refund.processed', payload: {} }],
])('%s is unreadable, although signed', (_what, content) => {
  expect(read(content)).toEqual({ kind: 'invalid', reason: 'unreadable' });
});

test('an unsigned body, or one with the signature of other bytes, is refused before it is parsed', () => {
  const body = Buffer.from(JSON.stringify(paymentEvent('payment.captured', { status: 'captured', captured: true })));
  const signature = createHmac('sha256', SECRET).update(body).digest('hex');
  const refused = { kind: 'invalid', reason: 'signature' };
  expect(readWebhook(SECRET, body, signature, '1')).toMatchObject({ kind: 'payment' });
  expect(readWebhook(SECRET, Buffer.concat([body, Buffer.from(' ')]), signature, '1')).toEqual(refused);
  expect(readWebhook('other', body, signature, '1')).toEqual(refused);
  expect(readWebhook(SECRET, body, '', '1')).toEqual(refused);
  expect(readWebhook(SECRET, Buffer.alloc(2_000_000, 'x'), signature, '1')).toEqual(refused);
});

test('a signed body with a field that comes twice is not read, whichever of both is meant', () => {
  const once = JSON.stringify(paymentEvent('payment.captured', { status: 'captured', captured: true }));
  for (const twice of [
    `${once.slice(0, -1)},"event":"payment.failed"}`,
    once.replace('"amount":123450', '"amount":1,"amount":123450'),
    once.replace('"id":"pay_1"', '"id":"pay_1","\\u0069d":"pay_2"'),
  ])
    expect(read(twice)).toEqual({ kind: 'invalid', reason: 'unreadable' });
});
