import { ORDER_STATES, PAYMENT_STATES } from '#lib/contract/vocabulary.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import {
  amountName,
  amountSince,
  arrivalText,
  expectationText,
  isUnpaid,
  orderStateText,
  paymentText,
} from './copy.ts';
import type { Order } from './types.ts';

test('every order state has distinct copy', () => {
  const texts = ORDER_STATES.map((state) => orderStateText({ state, paymentState: 'paid', collect: null }));
  expect(new Set(texts).size).toBe(ORDER_STATES.length);
});

test.each([
  ['awaiting', 'Waiting for payment'],
  ['checking', 'We are checking the payment'],
  ['failed', 'Not paid'],
  ['refunding', 'Cancelled, refund on its way'],
  ['refunded', 'Cancelled and refunded'],
] as const)('an order whose payment is %s reads "%s"', (paymentState, text) => {
  expect(orderStateText({ state: 'payment-pending', paymentState, collect: null })).toBe(text);
});

test('an order that is collected says when it is ready, until when it is kept, and that it was collected', () => {
  const promise = { earliestDate: '2026-11-26', latestDate: '2026-11-26', days: '' };
  const at = (text: string) => Date.parse(`${text}+05:30`);
  const store = { storeName: 'Lavelle Walk', storeHref: '/store-locator/x', phone: '' };
  const collect = { ...store, promisedAt: at('2026-11-26T16:15:00'), keptUntil: at('2026-12-04T00:00:00') };
  expect(expectationText({ state: 'confirmed', promise, collect })).toBe('ready by Thu 26 Nov 2026, 4:15 pm');
  expect(expectationText({ state: 'ready-to-collect', promise, collect })).toBe('kept until Thu 3 Dec');
  expect(expectationText({ state: 'delivered', promise, collect })).toBe('');
  expect(orderStateText({ state: 'delivered', paymentState: 'paid', collect })).toBe('Collected');
  expect(expectationText({ state: 'confirmed', promise, collect: null })).toBe('arrives by Thu 26 Nov');
});

test('only an order that is on its way has an arrival text', () => {
  const promise = { earliestDate: '', latestDate: '2026-11-14', days: '3' };
  const arriving = ORDER_STATES.filter((state) => arrivalText({ state, promise }) === 'by Sat 14 Nov');
  expect(arriving).toEqual(['confirmed', 'packed', 'shipped', 'out-for-delivery', 'ready-to-collect']);
  expect(arrivalText({ state: 'cancelled', promise })).toBe('');
});

const money = (paymentState: Order['paymentState'], payable = 1_249_500, change: Partial<Order> = {}) =>
  paymentText({
    paymentState,
    paymentMethod: 'payu',
    figures: { payable, exchangeCredit: 0 } as Order['figures'],
    refundAmount: 50_000,
    dueAmount: payable,
    orderRefunds: [],
    ...change,
  });

test('the payment of an order is one sentence, and only a refund names an amount', () => {
  expect(PAYMENT_STATES.map((state) => money(state))).toEqual([
    '₹12,495 to pay by PayU.',
    'We are checking with the bank whether ₹12,495 has been paid by PayU.',
    '₹12,495 paid by PayU.',
    '₹12,495 to pay the courier on delivery.',
    '₹12,495 not paid.',
    'We are refunding ₹500 to your original payment method.',
    'We refunded ₹500 to your original payment method.',
    'No payment was taken.',
  ]);
  expect(money('paid', 0)).toBe('Paid by gift card.');
});

test('after a partial cancellation the courier collects the remaining amount', () => {
  expect(money('on-delivery', 1_249_500, { dueAmount: 50_000 })).toBe('₹500 to pay the courier on delivery.');
  expect(money('on-delivery', 1_249_500, { dueAmount: 0 })).toBe('Nothing to pay on delivery.');
  const due = { method: 'due', amount: 1_199_500, name: '', state: 'done', at: 0, returnNumber: '' } as const;
  expect(money('paid', 1_249_500, { orderRefunds: [due] })).toBe('₹500 paid by PayU.');
});

test('an exchange order is paid by the returned items', () => {
  const figures = { payable: 0, exchangeCredit: 50_000 } as Order['figures'];
  expect(money('paid', 0, { figures })).toBe('Paid with the items you returned.');
});

test('several refunds of an order are reported as one sum, without what was never paid', () => {
  const part = { name: '', state: 'waiting', at: 0, returnNumber: '' } as const;
  const orderRefunds = [
    { ...part, method: 'gateway', amount: 70_000 },
    { ...part, method: 'new-gift-card', amount: 30_000 },
    { ...part, method: 'due', amount: 900 },
  ] satisfies Order['orderRefunds'];
  expect(money('refunding', 1_249_500, { orderRefunds })).toBe('We are refunding ₹1,000.');
  expect(money('refunded', 1_249_500, { orderRefunds })).toBe('We refunded ₹1,000.');
});

test('the last figure of an order is called paid only if it was, and was not refunded', () =>
  expect(PAYMENT_STATES.map((paymentState) => amountName({ paymentState }))).toEqual([
    'To pay',
    'Amount',
    'Paid',
    'To pay on delivery',
    'To pay',
    'Refund',
    'Refunded',
    'Nothing to pay',
  ]));

test.each<[string, Partial<Parameters<typeof amountSince>[0]>, ReturnType<typeof amountSince>]>([
  ['that stands as it was placed', {}, null],
  ['of which some was cancelled', { dueAmount: 200 }, { name: 'To pay on delivery', amount: 200, cancelled: 300 }],
  ['that is no longer due', { paymentState: 'nothing-due' }, { name: 'To pay', amount: 0, cancelled: 500 }],
  ['whose gateway gives all of it back', { paymentState: 'refunded', refundAmount: 500 }, null],
  [
    'of which the goods of an exchange had paid a part',
    { paymentState: 'refunded', refundAmount: 900 },
    { name: 'Refunded', amount: 900, cancelled: 0 },
  ],
])('an order %s shows its current total', (_what, change, since) => {
  const figures = { payable: 500 } as Order['figures'];
  const order = { paymentState: 'on-delivery' as const, figures, refundAmount: 0, dueAmount: 500 };
  expect(amountSince({ ...order, ...change })).toEqual(since);
});

test('a payment that the bank may still confirm is not called unpaid', () =>
  expect(PAYMENT_STATES.filter((paymentState) => isUnpaid({ paymentState }))).toEqual(['awaiting', 'failed']));

test.each([
  ['2026-11-14', '2026-11-17', '3-6', 'between Sat 14 Nov and Tue 17 Nov'],
  ['2026-11-14', '2026-11-14', '3', 'by Sat 14 Nov'],
  ['', '2026-11-14', '3', 'by Sat 14 Nov'],
  ['', '', '12-15', 'in 12-15 days'],
  ['', '', '', ''],
])('a delivery promise from %s to %s, or of %s days, reads "%s"', (earliestDate, latestDate, days, text) => {
  expect(promiseText({ earliestDate, latestDate, days })).toBe(text);
});
