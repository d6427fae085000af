import { pricingInput, pricingLine } from '#lib/retail-api/testing/pricing.ts';
import { chargesOf } from './charges-of.ts';
import { priceCart } from './price-cart.ts';

const WRAP = { kind: 'gift-wrap', charge: 15_000, freeFrom: null } as const;
const CASH = { kind: 'cash-on-delivery', charge: 4_900, freeFrom: 200_000 } as const;
const lines = [pricingLine('WATCH')];

test.each([
  ['below the value from which cash is free', { subtotal: 199_999, cost: 199_999 }, ['gift-wrap', 'cash-on-delivery']],
  ['from that value on', { subtotal: 200_000, cost: 100 }, ['gift-wrap']],
])('chargesOf: %s', (_title, costs, kinds) => {
  const charges = chargesOf(pricingInput({ lines, charges: [WRAP, CASH] }), costs);
  expect(charges.map(({ kind }) => kind)).toEqual(kinds);
});

test('chargesOf: nothing for an empty cart, nor for a charge of ₹0', () => {
  expect(chargesOf(pricingInput({ charges: [WRAP, CASH] }), { subtotal: 0, cost: 0 })).toEqual([]);
  const free = pricingInput({ lines, charges: [{ ...WRAP, charge: 0 }] });
  expect(chargesOf(free, { subtotal: 1, cost: 1 })).toEqual([]);
});

test.each([
  ['cards that leave a paisa', 114_999, ['gift-wrap', 'cash-on-delivery']],
  ['cards that cover goods and wrap', 115_000, ['gift-wrap']],
])('chargesOf: %s', (_title, balance, kinds) => {
  const input = pricingInput({ lines, charges: [WRAP, CASH], giftCards: [{ id: 'card', balance }] });
  expect(chargesOf(input, { subtotal: 100_000, cost: 100_000 }).map(({ kind }) => kind)).toEqual(kinds);
});

test('charges are shared as shipping is, and taxed at the rate of the goods', () => {
  const ring = pricingLine('RING', { unitPrice: 3_748_500, gstPercent: 3 });
  const price = priceCart(pricingInput({ lines: [...lines, ring], charges: [{ ...WRAP, charge: 40_000 }] }));
  expect(price).toMatchObject({
    lines: [
      { charges: [{ kind: 'gift-wrap', amount: 10_000 }], tax: Math.round((1_259_500 * 18) / 118) },
      { charges: [{ kind: 'gift-wrap', amount: 30_000 }], tax: Math.round((3_778_500 * 3) / 103) },
    ],
    charges: [{ kind: 'gift-wrap', amount: 40_000 }],
    total: 5_038_000,
  });
});
