import { ORDER_STATES, PAYMENT_STATES } from '#lib/contract/vocabulary.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Order } from './types.ts';
import { amountName, arrivalText, orderStateText, paymentText } from './words.ts';

test('every state of an order has its own words', () => {
  const texts = ORDER_STATES.map((state) => orderStateText({ state, paymentState: 'paid' }));
  expect(new Set(texts).size).toBe(ORDER_STATES.length);
});

test.each([
  ['awaiting', 'Waiting for payment'],
  ['checking', 'We are checking the payment'],
  ['failed', 'Not paid'],
  ['refunding', 'Not delivered, the money goes back'],
  ['refunded', 'Not delivered, the money went back'],
] as const)('an order whose payment is %s says "%s"', (paymentState, text) => {
  expect(orderStateText({ state: 'payment-pending', paymentState })).toBe(text);
});

test('only an order on its way arrives', () => {
  const promise = { earliestDate: '', latestDate: '2026-11-14', days: '3' };
  const arriving = ORDER_STATES.filter((state) => arrivalText({ state, promise }) === 'by Sat 14 Nov');
  expect(arriving).toEqual(['confirmed', 'packed', 'shipped', 'out-for-delivery']);
  expect(arrivalText({ state: 'cancelled', promise })).toBe('');
});

const money = (paymentState: Order['paymentState'], payable = 1_249_500) =>
  paymentText({
    paymentState,
    paymentMethod: 'payu',
    figures: { payable } as Order['figures'],
    refundAmount: 50_000,
  });

test('the money of an order is one sentence, and only a refund names what goes back', () => {
  expect(PAYMENT_STATES.map((state) => money(state))).toEqual([
    '₹12,495 to pay by PayU.',
    'We are checking with the bank whether ₹12,495 has been paid by PayU.',
    '₹12,495 paid by PayU.',
    '₹12,495 to pay to the courier at the door.',
    '₹12,495 not paid.',
    '₹500 goes back to where it was paid from.',
    '₹500 went back to where it was paid from.',
  ]);
  expect(money('paid', 0)).toBe('Paid by gift card.');
});

test('the last figure is only called paid where it was, and did not go back', () =>
  expect(PAYMENT_STATES.map((paymentState) => amountName({ paymentState }))).toEqual([
    ...['To pay', 'Amount', 'Paid', 'To pay at the door', 'To pay', 'Goes back', 'Refunded'],
  ]));

test.each([
  ['2026-11-14', '2026-11-17', '3-6', 'between Sat 14 Nov and Tue 17 Nov'],
  ['2026-11-14', '2026-11-14', '3', 'by Sat 14 Nov'],
  ['', '2026-11-14', '3', 'by Sat 14 Nov'],
  ['', '', '12-15', 'in 12-15 days'],
  ['', '', '', ''],
])('a promise from %s to %s, or %s days, reads "%s"', (earliestDate, latestDate, days, text) => {
  expect(promiseText({ earliestDate, latestDate, days })).toBe(text);
});
