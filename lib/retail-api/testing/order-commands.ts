import { ORDER_STEPS } from '#lib/contract/index.ts';
import fc from '#lib/testing/generated.ts';
import { FIELD_WATCH, RING, SMALL_RING, WATCH } from './demo-skus.ts';

/** Unit prices in paise: amounts that do not divide evenly by any quantity. */
export const PRICES: Readonly<Record<string, number>> = {
  [WATCH]: 3_333_37,
  [FIELD_WATCH]: 1_111_11,
  [RING]: 20_003_39,
  [SMALL_RING]: 20_003_39,
};
export const SKUS = Object.keys(PRICES);
export const RINGS = [RING, SMALL_RING];

/** What somebody buys, and how it is paid. */
export const purchase = fc.record({
  items: fc.uniqueArray(fc.tuple(fc.constantFrom(...SKUS), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 3,
    selector: ([sku]) => sku,
  }),
  /** Share of the price paid by gift cards, in percent. */
  cardPercent: fc.constantFrom(0, 0, 30, 100),
  cash: fc.boolean(),
  coupon: fc.boolean(),
  giftCoupon: fc.boolean(),
});
export type Purchase = ReturnType<typeof purchase.generate>['value'];

const index = fc.nat({ max: 2 });
/** Actions of shoppers, the order desk and the gateway on one of the orders. */
export const orderCommand = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      order: index,
      line: index,
      quantity: fc.integer({ min: 1, max: 3 }),
      card: fc.boolean(),
      how: fc.constantFrom('once' as const, 'repeated' as const, 'at once' as const),
    }),
  },
  fc.record({ kind: fc.constant('cancel-all' as const), order: index }),
  fc.record({ kind: fc.constant('cancelled-and-packed' as const), order: index }),
  fc.record({ kind: fc.constant('size' as const), order: index, line: index, sku: fc.constantFrom(...RINGS) }),
  fc.record({ kind: fc.constant('address' as const), order: index }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('step' as const), order: index, step: fc.constantFrom(...ORDER_STEPS) }),
  },
  fc.record({
    kind: fc.constant('gateway' as const),
    reported: fc.constantFrom('processed' as const, 'sent' as const, 'failed' as const),
    days: fc.nat({ max: 2 }),
  }),
  fc.record({ kind: fc.constant('paid-again' as const), order: index }),
);
export type Command = ReturnType<typeof orderCommand.generate>['value'];
export type Cancel = Extract<Command, { kind: 'cancel' }>;
