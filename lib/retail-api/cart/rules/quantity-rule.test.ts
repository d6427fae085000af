import fc from '#lib/testing/generated.ts';
import { decideQuantity, maximumQuantity } from './quantity-rule.ts';

test.each([
  [1, 10, 5, { kind: 'allowed', quantity: 1 }],
  [5, 10, 5, { kind: 'allowed', quantity: 5 }],
  [6, 10, 5, { kind: 'too-many', maximum: 5 }],
  [3, 2, 5, { kind: 'too-many', maximum: 2 }],
  [1, 0, 5, { kind: 'sold-out' }],
  [1, -3, 5, { kind: 'sold-out' }],
])('wanted quantity %i with stock %i and limit %i', (requested, stock, limit, expected) => {
  expect(decideQuantity(requested, { stock, limit })).toEqual(expected);
});

test('an allowed quantity equals the wanted one and is within both bounds; a refused one is not', () => {
  const whole = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(whole, fc.integer({ min: -5, max: 1000 }), whole, (requested, stock, limit) => {
      const decision = decideQuantity(requested, { stock, limit });
      const fits = requested <= stock && requested <= limit;
      expect(decision.kind === 'allowed').toBe(fits);
      if (decision.kind === 'too-many') {
        expect(decideQuantity(decision.maximum, { stock, limit })).toEqual({
          kind: 'allowed',
          quantity: maximumQuantity({ stock, limit }),
        });
      }
    }),
  );
});
