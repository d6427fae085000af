import fc from '#lib/testing/generated.ts';
import { mergeLines } from './merge-lines.ts';

const SKUS = ['A', 'B', 'C', 'D', 'E', 'F'];
const stocks = fc.record(Object.fromEntries(SKUS.map((sku) => [sku, fc.integer({ min: -1, max: 12 })])));
const chosenOffer = fc.constantFrom(null, '', 'ten', 'five');
const cart = fc.uniqueArray(
  fc.record({ sku: fc.constantFrom(...SKUS), quantity: fc.integer({ min: 1, max: 1000 }), chosenOffer }),
  {
    selector: ({ sku }) => sku,
    maxLength: SKUS.length,
  },
);
const limits = fc.integer({ min: 1, max: 1000 });

test('merged lines have every SKU once, with the summed quantity limited to what can be ordered, at least 1', () => {
  fc.assert(
    fc.property(cart, cart, stocks, limits, (mine, guests, stock, limit) => {
      const named = (name: string, lines: typeof mine) =>
        lines.map((line) => ({ ...line, engraving: '', id: `${name}-${line.sku}`, stock: stock[line.sku] ?? 0 }));
      const merged = mergeLines(named('own', mine), named('guest', guests), limit);
      const quantityOf = (lines: typeof mine, sku: string) => lines.find((line) => line.sku === sku)?.quantity ?? 0;
      const chosen = (lines: typeof mine, sku: string) => lines.find((line) => line.sku === sku)?.chosenOffer ?? null;
      const expected = SKUS.filter((sku) => quantityOf(mine, sku) + quantityOf(guests, sku) > 0).map((sku) => ({
        id: `${quantityOf(mine, sku) > 0 ? 'own' : 'guest'}-${sku}`,
        quantity: Math.max(1, Math.min(quantityOf(mine, sku) + quantityOf(guests, sku), stock[sku] ?? 0, limit)),
        chosenOffer: chosen(mine, sku) ?? chosen(guests, sku),
      }));
      expect(merged.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
        expected.toSorted((a, b) => a.id.localeCompare(b.id)),
      );
    }),
    { numRuns: 1000 },
  );
});

test('a cart merged with nothing keeps what can be ordered', () => {
  const line = { id: '1', sku: 'A', engraving: '', quantity: 3, stock: 9, chosenOffer: 'ten' };
  const ownLine = { id: '1', quantity: 3, chosenOffer: 'ten' };
  expect(mergeLines([line], [], 5)).toEqual([ownLine]);
  expect(mergeLines([], [line], 5)).toEqual([ownLine]);
});

test('different engravings stay lines of their own, and share the limit of their SKU', () => {
  const line = (id: string, engraving: string) => ({
    id,
    sku: 'A',
    engraving,
    quantity: 3,
    stock: 9,
    chosenOffer: null,
  });
  const merged = mergeLines([line('1', ''), line('2', 'A & R')], [line('3', 'A & R')], 5);
  expect(merged.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['1', 3],
    ['2', 2],
  ]);
});
