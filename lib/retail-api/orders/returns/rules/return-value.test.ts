import fc from '#lib/testing/generated.ts';
import { cancelledValue } from '../../rules/line-value.ts';
import { type Claim, returnValue } from './return-value.ts';

const LINE = { quantity: 3, net: 100_00, shipping: 10, cancelled: 0 };

test('the last item gets the rounding remainder', () => {
  const first = returnValue(LINE, [], { quantity: 2, reason: 'quality' });
  expect(first).toEqual({ amount: 66_66, shipping: 0 });
  const claim = { ...first, quantity: 2 };
  expect(returnValue(LINE, [claim], { quantity: 1, reason: 'quality' })).toEqual({ amount: 33_34, shipping: 0 });
});

test('shipping is refunded if the store is at fault', () => {
  expect(returnValue(LINE, [], { quantity: 1, reason: 'damaged' })).toEqual({ amount: 33_36, shipping: 3 });
  expect(returnValue(LINE, [], { quantity: 3, reason: 'damaged' })).toEqual({ amount: 100_10, shipping: 10 });
  expect(returnValue(LINE, [], { quantity: 3, reason: 'other' })).toEqual({ amount: 100_00, shipping: 0 });
});

test('cancelled items have already received their share', () => {
  const line = { ...LINE, cancelled: 1 };
  expect(returnValue(line, [], { quantity: 2, reason: 'damaged' })).toEqual({ amount: 66_74, shipping: 7 });
});

test('for any cancellations, claims and dropped claims, no item is refunded twice and the total is exact to the paisa', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    net: fc.integer({ min: 0, max: 5_000 }),
    shipping: fc.integer({ min: 0, max: 200 }),
    cancelled: fc.integer({ min: 0, max: 9 }),
  });
  const steps = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      isFault: fc.boolean(),
      drops: fc.option(fc.nat({ max: 8 }), { nil: null }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(line, steps, (drawn, all) => {
      const bought = { ...drawn, cancelled: Math.min(drawn.cancelled, drawn.quantity) };
      const refunded = cancelledValue(bought, bought.cancelled);
      const back = refunded.net + refunded.shipping;
      let claims: Claim[] = [];
      const claim = (quantity: number, isFault: boolean) => {
        const reason = isFault ? 'damaged' : 'quality';
        claims.push({ quantity, ...returnValue(bought, claims, { quantity, reason }) });
      };
      const left = () => bought.quantity - bought.cancelled - claims.reduce((sum, { quantity }) => sum + quantity, 0);
      for (const { quantity, isFault, drops } of all) {
        if (drops !== null) claims = claims.filter((_, index) => index !== drops);
        else if (quantity <= left()) claim(quantity, isFault);
        const paid = back + claims.reduce((sum, { amount }) => sum + amount, 0);
        expect(paid).toBeLessThanOrEqual(bought.net + bought.shipping);
        for (const one of claims) expect(one.amount).toBeGreaterThanOrEqual(one.shipping);
      }
      if (left() > 0) claim(left(), false);
      const goods = claims.reduce((sum, { amount, shipping }) => sum + amount - shipping, 0);
      expect(goods).toBe(bought.net - refunded.net);
    }),
  );
});
