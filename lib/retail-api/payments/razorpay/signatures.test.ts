import { createHmac } from 'node:crypto';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import fc from '#lib/testing/generated.ts';
import { isPaymentSignature, isWebhookSignature } from './signatures.ts';

// Published in the tests of Razorpay's SDK.
const SECRET = 'EnLs21M47BllR3X8PSFtjtbd';
const ORDER = 'order_IEIaMR65cu6nz3';
const PAYMENT = 'pay_IH4NVgf4Dreq1l';
const SIGNATURE = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';
const BODY = '{"a":1,"b":2,"c":{"d":3}}';
const BODY_SIGNATURE = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';
const LINK_SIGNATURE = '07ae18789e35093e51d0a491eb9922646f3f82773547e5b0f67ee3f2d3bf7d5b';

test('the published signatures are valid', () => {
  expect(isPaymentSignature(SECRET, ORDER, PAYMENT, SIGNATURE)).toBe(true);
  expect(isWebhookSignature('123456', Buffer.from(BODY), BODY_SIGNATURE)).toBe(true);
});

test.each([
  ['another secret', `${SECRET}x`, ORDER, PAYMENT, SIGNATURE],
  ['another order', SECRET, 'order_IEIaMR65cu6nz4', PAYMENT, SIGNATURE],
  ['another payment', SECRET, ORDER, 'pay_IH4NVgf4Dreq1m', SIGNATURE],
  ['order and payment swapped', SECRET, PAYMENT, ORDER, SIGNATURE],
  ['a signature cut short', SECRET, ORDER, PAYMENT, SIGNATURE.slice(0, -1)],
  ['a longer signature', SECRET, ORDER, PAYMENT, `${SIGNATURE}0`],
  ['another signature', SECRET, ORDER, PAYMENT, SIGNATURE.replace('0', '1')],
  ['no signature', SECRET, ORDER, PAYMENT, ''],
])('%s is refused', (_what, secret, order, payment, signature) => {
  expect(isPaymentSignature(secret, order, payment, signature)).toBe(false);
});

test('a valid signature of a payment link does not pay an order', () => {
  const parts = ['plink_IH3cNucfVEgV68', 'TSsd1989', 'paid', 'pay_IH3d0ara9bSsjQ'];
  expect(createHmac('sha256', SECRET).update(parts.join('|')).digest('hex')).toBe(LINK_SIGNATURE);
  for (const cut of [1, 2, 3]) {
    const [order, payment] = [parts.slice(0, cut).join('|'), parts.slice(cut).join('|')];
    expect(isPaymentSignature(SECRET, order, payment, LINK_SIGNATURE)).toBe(false);
  }
});

test('a signature of a subscription does not pay an order', () => {
  const signature = createHmac('sha256', SECRET).update('pay_IH3d0ara9bSsjQ|sub_ID6MOhgkcoHj9I').digest('hex');
  expect(isPaymentSignature(SECRET, 'pay_IH3d0ara9bSsjQ', 'sub_ID6MOhgkcoHj9I', signature)).toBe(false);
});

test('other text after an order id is not a payment id', () => {
  const signature = createHmac('sha256', SECRET).update(`${ORDER}|paid|${PAYMENT}`).digest('hex');
  expect(isPaymentSignature(SECRET, ORDER, `paid|${PAYMENT}`, signature)).toBe(false);
});

test('a webhook signature covers the body byte for byte', () => {
  expect(isWebhookSignature('123456', Buffer.from(BODY.replace(':1', ': 1')), BODY_SIGNATURE)).toBe(false);
  expect(isWebhookSignature('123456', Buffer.from(`${BODY}\n`), BODY_SIGNATURE)).toBe(false);
  expect(isWebhookSignature('1234567', Buffer.from(BODY), BODY_SIGNATURE)).toBe(false);
  expect(isWebhookSignature('123456', Buffer.from(BODY), BODY_SIGNATURE.slice(2))).toBe(false);
});

const letters = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
const secrets = fc.string({ minLength: 1 });
/** Replaces one character of a signature, possibly by the same one. */
const tampering = fc.record({ at: fc.nat(63), digit: fc.constantFrom(...'0123456789abcdef') });
const tamper = (signature: string, { at, digit }: { at: number; digit: string }) =>
  signature.slice(0, at) + digit + signature.slice(at + 1);

test('10,000 payment signatures are verified as by the SDK of Razorpay', () => {
  fc.assert(
    fc.property(letters, letters, secrets, tampering, (order, payment, secret, change) => {
      const ids = { order_id: `order_${order}`, payment_id: `pay_${payment}` };
      const signature = createHmac('sha256', secret).update(`${ids.order_id}|${ids.payment_id}`).digest('hex');
      for (const candidate of [signature, tamper(signature, change)]) {
        expect(isPaymentSignature(secret, ids.order_id, ids.payment_id, candidate)).toBe(
          validatePaymentVerification(ids, candidate, secret),
        );
      }
    }),
    { numRuns: 10_000 },
  );
});

test('10,000 webhook signatures are verified as by the SDK of Razorpay', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), secrets, tampering, (body, secret, change) => {
      const signature = createHmac('sha256', secret).update(body).digest('hex');
      for (const candidate of [signature, tamper(signature, change)]) {
        expect(isWebhookSignature(secret, Buffer.from(body), candidate)).toBe(
          validateWebhookSignature(body, candidate, secret),
        );
      }
    }),
    { numRuns: 10_000 },
  );
});
