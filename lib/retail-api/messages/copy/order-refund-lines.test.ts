import { REFUND_METHODS } from '#lib/contract/vocabulary.ts';
import { orderRefundLines } from './order-refund-lines.ts';

test('each refund destination has a sentence of its own', () => {
  const parts = REFUND_METHODS.map((method, index) => ({
    method,
    name: method === 'gateway' ? 'razorpay' : '4821',
    amount: (index + 1) * 100_00,
  }));
  expect(orderRefundLines(parts)).toEqual([
    'We are refunding ₹100 to your original payment method (Razorpay). Banks usually take 5 to 7 working days.',
    'We have refunded ₹200 to your gift card ending 4821.',
    'We have refunded ₹300 to a new gift card ending 4821. We are sending you the number and PIN in a separate message.',
    'We are transferring ₹400 to your bank account ending 4821. We will let you know once it is sent.',
    'You pay ₹500 less on delivery.',
  ]);
});

test('amounts to the same destination are merged into one sentence', () => {
  const part = { method: 'new-gift-card', name: '4821', amount: 50 } as const;
  expect(orderRefundLines([part, part])).toHaveLength(1);
  expect(orderRefundLines([part, part])[0]).toMatch(/^We have refunded ₹1 /);
  expect(orderRefundLines([part, { ...part, name: '1111' }])).toHaveLength(2);
});

test('without money parts there are no sentences', () => expect(orderRefundLines([])).toEqual([]));
