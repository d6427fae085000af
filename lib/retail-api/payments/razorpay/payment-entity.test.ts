import { paymentEntity, paymentUpdateOf } from './payment-entity.ts';

/** A captured payment as shown at razorpay.com/docs (Payments, Entity). */
const PAYMENT = {
  id: 'pay_G8VQzjPLoAvm6D',
  entity: 'payment',
  amount: 1000,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_G8VPOayFxWEU28',
  invoice_id: null,
  international: false,
  method: 'upi',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  description: 'Purchase Shoes',
  card_id: null,
  bank: null,
  wallet: null,
  vpa: 'gaurav.kumar@exampleupi',
  email: 'gaurav.kumar@example.com',
  contact: '+919999999999',
  customer_id: 'cust_DitrYCFtCIokBO',
  notes: [],
  fee: 24,
  tax: 4,
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
  acquirer_data: { rrn: '033814379298' },
  created_at: 1606985209,
};
const REFUNDED = { status: 'refunded', amount_refunded: 1000, refund_status: 'full' };

test.each([
  ['taken', {}, 'captured', ''],
  ['taken, of which a part went back', { amount_refunded: 400, refund_status: 'partial' }, 'captured', ''],
  ['taken, and all of it sent back by the shop or a dispute', REFUNDED, 'returned', ''],
  ['never taken, and sent back by Razorpay', { ...REFUNDED, captured: false }, 'failed', 'auto_refunded'],
  ['not taken yet', { status: 'authorized', captured: false }, 'authorized', ''],
  ['not tried yet', { status: 'created', captured: false }, 'pending', ''],
])('reads a payment that was %s', (_what, changed, kind, reason) => {
  const update = { gatewayPaymentId: PAYMENT.id, amount: 1000, currency: 'INR', instrument: 'upi' };
  expect(paymentUpdateOf(paymentEntity.parse({ ...PAYMENT, ...changed }))).toEqual({ ...update, kind, reason });
});

test('a payment that does not say whether it was captured is rejected', () =>
  expect(paymentEntity.safeParse({ ...PAYMENT, captured: undefined }).success).toBe(false));
