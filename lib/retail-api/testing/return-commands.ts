import { REFUND_TARGETS, RETURN_STEPS } from '#lib/contract/index.ts';
import fc from '#lib/testing/generated.ts';
import { FIELD_WATCH, RING, SMALL_RING, WATCH } from './demo-skus.ts';

const SOLD = [WATCH, RING, SMALL_RING];
const pick = fc.nat({ max: 5 });

/** Actions of customers and the order desk; their targets are picked among those that exist. */
export const returnCommand = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('request' as const),
      of: pick,
      line: pick,
      quantity: fc.integer({ min: 1, max: 3 }),
      replacement: fc.constantFrom('', '', ...SOLD, FIELD_WATCH),
      to: fc.constantFrom(...REFUND_TARGETS),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('onward' as const),
      which: pick,
      times: fc.integer({ min: 1, max: 5 }),
      sellable: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('step' as const), which: pick, step: fc.constantFrom(...RETURN_STEPS) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('pay' as const, 'deliver' as const, 'cancel' as const),
      which: pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('withdraw' as const, 'race' as const), which: pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
);
export type ReturnCommand = typeof returnCommand extends fc.Arbitrary<infer Value> ? Value : never;

/** What was bought, and how it was paid. */
export const returnPurchase = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      sku: fc.constantFrom(...SOLD),
      quantity: fc.integer({ min: 1, max: 3 }),
      net: fc.integer({ min: 1, max: 70_000_00 }),
      shipping: fc.nat({ max: 99_00 }),
    }),
    { minLength: 1, maxLength: 3, selector: ({ sku }) => sku },
  ),
  giftPercent: fc.constantFrom(0, 0, 35, 100),
  cash: fc.boolean(),
});
