import { evaluatePaymentMethods, type MethodFacts } from './evaluate-payment-methods.ts';

const WATCH = { category: "Men's Watches", subCategory: 'Dress', sku: 'W', quantity: 2 };
const COIN = { category: 'Gold Coins', subCategory: '', sku: 'C', quantity: 1 };
const FACTS: MethodFacts = {
  payable: 10_000_00,
  cashFee: 0,
  gateways: new Set(['razorpay', 'payu'] as const),
  cashOnDelivery: true,
  zoneTakesCash: true,
  isCollected: false,
  unpaidCashOrders: { orders: 0, quantities: new Map() },
  lines: [WATCH],
};
const refusalsOf = (facts: Partial<MethodFacts>) =>
  Object.fromEntries(evaluatePaymentMethods({ ...FACTS, ...facts }).map(({ Method, Refusal }) => [Method, Refusal]));

test.each<[string, Partial<MethodFacts>, Record<string, string>]>([
  ['all that there is', {}, { razorpay: '', payu: '', 'cash-on-delivery': '', 'gift-card': 'unavailable' }],
  ['a gateway that is not set up', { gateways: new Set(['payu'] as const) }, { razorpay: 'unavailable', payu: '' }],
  [
    'nothing is left to pay',
    { payable: 0 },
    { razorpay: 'nothing-to-pay', payu: 'nothing-to-pay', 'cash-on-delivery': 'nothing-to-pay', 'gift-card': '' },
  ],
  ['less than gateways take', { payable: 99 }, { razorpay: 'value', payu: 'value', 'cash-on-delivery': '' }],
  ['as little as gateways take', { payable: 100 }, { razorpay: '', payu: '' }],
  ['more than couriers carry', { payable: 10_000_01 }, { 'cash-on-delivery': 'value', razorpay: '' }],
  ['where no cash is taken', { zoneTakesCash: false }, { 'cash-on-delivery': 'pincode', razorpay: '' }],
  [
    'as much on its way as may be',
    { unpaidCashOrders: { orders: 2, quantities: new Map([['W', 8]]) } },
    { 'cash-on-delivery': '' },
  ],
  [
    'three orders on their way',
    { unpaidCashOrders: { orders: 3, quantities: new Map() } },
    { 'cash-on-delivery': 'open-orders', razorpay: '' },
  ],
  [
    'nine pieces on their way',
    { unpaidCashOrders: { orders: 1, quantities: new Map([['W', 9]]) } },
    { 'cash-on-delivery': 'open-orders', razorpay: '' },
  ],
  ['a coin among watches', { lines: [WATCH, COIN] }, { 'cash-on-delivery': 'category', razorpay: '' }],
])('evaluatePaymentMethods: %s', (_title, facts, expected) => expect(refusalsOf(facts)).toMatchObject(expected));

test('cash on delivery is not listed if it is switched off', () => {
  expect(evaluatePaymentMethods({ ...FACTS, cashOnDelivery: false }).map(({ Method }) => Method)).toEqual([
    'razorpay',
    'payu',
    'gift-card',
  ]);
});
