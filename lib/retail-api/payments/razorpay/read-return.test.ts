import { createHmac } from 'node:crypto';
import { readReturn } from './read-return.ts';

const SECRET = 'key-secret';
const ORDER = 'order_IEIaMR65cu6nz3';
const PAYMENT = 'pay_IH4NVgf4Dreq1l';
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');
const SIGNED = {
  razorpay_payment_id: PAYMENT,
  razorpay_order_id: ORDER,
  razorpay_signature: sign(`${ORDER}|${PAYMENT}`),
};

test('a signed return identifies only its order and its payment', () => {
  expect(readReturn(SECRET, SIGNED)).toEqual({
    kind: 'signed',
    reference: { gatewayOrderId: ORDER },
    update: null,
    gatewayPaymentId: SIGNED.razorpay_payment_id,
  });
});

test.each([
  ['of another order', { ...SIGNED, razorpay_order_id: 'order_other' }],
  ['of another payment', { ...SIGNED, razorpay_payment_id: 'pay_other' }],
  ['without a payment', { ...SIGNED, razorpay_payment_id: '' }],
  ['cut short', { ...SIGNED, razorpay_signature: SIGNED.razorpay_signature.slice(0, 32) }],
  ['with an error beside it', { ...SIGNED, razorpay_signature: 'x', 'error[metadata]': `{"order_id":"${ORDER}"}` }],
  [
    'of a payment link',
    {
      razorpay_order_id: 'plink_IH3cNucfVEgV68|TSsd1989|paid',
      razorpay_payment_id: PAYMENT,
      razorpay_signature: sign(`plink_IH3cNucfVEgV68|TSsd1989|paid|${PAYMENT}`),
    },
  ],
])('a return %s is refused', (_what, fields) => {
  expect(readReturn(SECRET, fields)).toEqual({ kind: 'invalid', reason: 'signature' });
});

test.each([
  ['as JSON', { 'error[metadata]': JSON.stringify({ payment_id: PAYMENT, order_id: ORDER }) }],
  ['as fields', { 'error[metadata][order_id]': ORDER, 'error[metadata][payment_id]': PAYMENT }],
  ['as an order without a signature', { razorpay_order_id: ORDER, razorpay_payment_id: PAYMENT }],
])('an error with its metadata %s only identifies the order to query', (_what, fields) => {
  const failed = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Payment failed', ...fields };
  expect(readReturn(SECRET, failed)).toEqual({ kind: 'unsigned', reference: { gatewayOrderId: ORDER } });
});

test.each([
  {},
  { 'error[code]': 'BAD_REQUEST_ERROR' },
  { 'error[metadata]': 'no JSON' },
  { 'error[metadata]': 'null' },
  { 'error[metadata]': '{"order_id":7}' },
  { 'error[metadata]': '{"order_id":"../v1/payments"}' },
  { razorpay_payment_id: PAYMENT },
])('%j names no order', (fields) => {
  expect(readReturn(SECRET, fields as Record<string, string>)).toEqual({ kind: 'invalid', reason: 'no-order' });
});
