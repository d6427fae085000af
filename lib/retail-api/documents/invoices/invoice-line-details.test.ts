import { paiseOf } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { inLanguage } from '#lib/shared/request-context.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../../catalogue/images/photo-sources.ts';
import { readSource } from '../../catalogue/read-source.ts';
import { sum } from '../../core/sum.ts';
import { makeOrder } from '../../testing/placed-order.ts';
import { warrantySnapshot } from '../warranty/warranty-snapshot.ts';
import { invoiceRows } from './invoice-rows.ts';

let jewellery: CatalogueProduct[];
beforeAll(async () => {
  const { products } = await readSource(CATALOGUE_DIRECTORY);
  jewellery = products.filter(({ RootCategory }) => RootCategory === 'Jewellery');
});

const ENGRAVING = { text: 'Meera', place: 'Inside', price: 499_00, extraDays: 2 };

/** The row of an invoice for a number of equal items at `price` paise each, engraved where there are several. */
function rowsFor(product: CatalogueProduct, { price, quantity = 1 }: { price: number; quantity?: number }) {
  const snapshot = warrantySnapshot({ product, modifiedAt: 0 }, { price, mrp: paiseOf(product.MRP) }, {});
  const line = {
    unitPrice: price,
    gstPercent: product.GstPercent,
    quantity,
    warrantySnapshot: snapshot,
    ...(quantity > 1 && { engraving: ENGRAVING }),
  };
  return (withinState: boolean) => invoiceRows(makeOrder({ lines: [line] }).lines, new Map(), withinState)[0];
}

/** The sum in paise of the parts that a row's details state. */
function sumOfParts(details: readonly string[]): number {
  const parts = details.find((detail) => /^Metal ₹/.test(detail)) ?? '';
  const amounts = [...parts.matchAll(/(less discount )?₹([\d,.]*\d)/g)];
  return sum(
    amounts.map(([, less, amount = '']) => Math.round(Number(amount.replaceAll(',', '')) * 100) * (less ? -1 : 1)),
  );
}

test('the parts of a price add up to the unit price of the invoice, for all jewellery in and out of the state', () => {
  expect(jewellery.length).toBeGreaterThan(50);
  for (const product of jewellery) {
    for (const quantity of [1, 3]) {
      const row = rowsFor(product, { price: paiseOf(product.Price), quantity });
      for (const { details, unitPrice } of [row(true), row(false)].filter((made) => made !== undefined))
        expect([product.ProductCode, quantity, sumOfParts(details)]).toEqual([
          product.ProductCode,
          quantity,
          unitPrice,
        ]);
    }
  }
});

test('a price below the MRP states its discount among the parts', () => {
  const product = jewellery.find(({ Price, MRP }) => Price === MRP);
  if (!product) throw new Error('All jewellery is reduced.');
  const row = rowsFor(product, { price: paiseOf(product.MRP) - 500_00 })(true);
  expect(row?.details.join()).toContain(', less discount ₹');
  expect(sumOfParts(row?.details ?? [])).toBe(row?.unitPrice);
});

test('a Hindi reader sees the facts of the goods and their parts in Hindi', () => {
  const product = jewellery.find(({ ProductCode }) => ProductCode === 'D101MR02');
  if (!product) throw new Error('The catalogue has no such ring.');
  const row = inLanguage('hi', () => rowsFor(product, { price: paiseOf(product.Price), quantity: 3 })(true));
  // The name and the code of the line, and codes of the trade.
  const names = /Aarvane Ganga|1801AV00|\b(?:VS1|F)\b/g;
  expect(row?.details.length).toBeGreaterThan(4);
  expect([row?.description, ...(row?.details ?? [])].join(' ').replaceAll(names, '')).not.toMatch(/[A-Za-z]/);
});

test('each stone of the demo is said in Hindi, also where a piece has several', () => {
  const stonesOf = (product: CatalogueProduct) => {
    const price = paiseOf(product.Price);
    return warrantySnapshot({ product, modifiedAt: 0 }, { price, mrp: price }, {}).stones;
  };
  const stones = new Set(jewellery.flatMap(stonesOf));
  expect(stones.size).toBeGreaterThan(20);
  expect([...stones].filter((stone) => inLanguage('hi', () => localFact(stone)) === stone)).toEqual([]);
});
