import { isReturnFromGateway } from './server-gateways.ts';

const ORDER = { razorpay_order_id: 'order_IEIaMR65cu6nz3', razorpay_payment_id: 'pay_IH4NVgf4Dreq1l' };
const SIGNED = { ...ORDER, razorpay_signature: 'a1'.repeat(32) };
const PAYU = { key: 'k', txnid: 'P0123', status: 'failure', hash: '0f'.repeat(64) };

test.each([
  ['razorpay', SIGNED],
  ['razorpay', ORDER],
  ['razorpay', { ...ORDER, razorpay_signature: '' }],
  ['razorpay', { 'error[code]': 'BAD_REQUEST_ERROR', 'error[metadata]': '{}' }],
  ['payu', PAYU],
] as const)('%s may post the return fields %j', (gateway, fields) =>
  expect(isReturnFromGateway(gateway, fields)).toBe(true),
);

test.each([
  ['razorpay', {}],
  ['razorpay', PAYU],
  ['razorpay', { razorpay_order_id: 'x' }],
  ['razorpay', { ...SIGNED, razorpay_signature: 'forged' }],
  ['razorpay', { ...SIGNED, razorpay_order_id: 'plink_1|x' }],
  ['payu', {}],
  ['payu', SIGNED],
  ['payu', { ...PAYU, hash: 'forged' }],
  ['payu', { ...PAYU, txnid: '' }],
] as const)('%s never posts the return fields %j', (gateway, fields) =>
  expect(isReturnFromGateway(gateway, fields)).toBe(false),
);
