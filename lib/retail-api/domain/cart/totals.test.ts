import fc from 'fast-check';
import { toPaise, toRupees } from '#lib/contract/index.ts';
import { totalsOf } from './totals.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 10_000_000_00 }),
  mrp: fc.integer({ min: 0, max: 10_000_000_00 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
});
const lines = fc.array(line, { maxLength: 100 });

test('agrees to the paisa with an independent sum in BigInt', () => {
  fc.assert(
    fc.property(lines, (cart) => {
      const totals = totalsOf(cart);
      const amount = cart.reduce((sum, entry) => sum + BigInt(entry.unitPrice) * BigInt(entry.quantity), 0n);
      const mrp = cart.reduce((sum, entry) => sum + BigInt(entry.mrp) * BigInt(entry.quantity), 0n);
      expect([BigInt(totals.amount), BigInt(totals.mrp)]).toEqual([amount, mrp]);
      expect(totals.quantity).toBe(cart.reduce((sum, entry) => sum + entry.quantity, 0));
      expect(totals.lines).toBe(cart.length);
    }),
    { numRuns: 1000 },
  );
});

test('the order of the lines does not matter', () => {
  fc.assert(fc.property(lines, (cart) => expect(totalsOf([...cart].reverse())).toEqual(totalsOf(cart))));
});

test('paise survive the way over the wire', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e13 }), (paise) => expect(toPaise(toRupees(paise))).toBe(paise)));
});
