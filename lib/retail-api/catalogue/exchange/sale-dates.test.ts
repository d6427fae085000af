import { googleProducts } from './google-product.ts';
import { saleAt } from './sale-dates.ts';
import type { SourceRow } from './source-row.ts';

const NOW = Date.parse('2026-11-22T12:00:00+05:30');
const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-20T00:00+0530/2026-12-01T00:00+0530', { isOn: true, changesAt: at('2026-12-01T00:00+05:30') }],
  ['2026-11-22T06:30Z / 2026-11-23T00:00:30.5Z', { isOn: true, changesAt: at('2026-11-23T00:00:30Z') }],
  ['2026-11-22T06:31Z/2026-11-23T00:00Z', { isOn: false, changesAt: at('2026-11-22T06:31Z') }],
  ['2026-11-22/2026-11-22', { isOn: true, changesAt: at('2026-11-23T00:00+05:30') }],
  ['2026-11-22T11:00/2026-11-22T12:00', { isOn: false, changesAt: null }],
  // 06:30 UTC is noon in India.
  ['2026-11-22T01:00-0530/2026-11-22T01:01-0530', { isOn: true, changesAt: at('2026-11-22T06:31Z') }],
  ['2024-01-01/2024-02-01', { isOn: false, changesAt: null }],
  ['2026-12-01/2026-11-01', null],
  ['2026-11-20', null],
  ['20.11.2026/1.12.2026', null],
  ['2026-13-01/2026-14-01', null],
  ['2026-11-01/2026-11-30/2026-12-31', null],
])('the sale dates %j give %j at the current time', (dates, sale) => {
  expect(saleAt(dates, NOW)).toEqual(sale);
});

function draftOf(cells: Record<string, string>) {
  const feedRow = { id: 'KW-1', title: 'Kiln', product_type: 'Watches', price: '1299', ...cells };
  const row: SourceRow = {
    line: 2,
    key: '1',
    cells: new Map(Object.entries(feedRow).map(([name, text]) => [name, [text]])),
  };
  const [draft] = googleProducts([row], NOW);
  return {
    price: draft?.fields.Price,
    mrp: draft?.fields.MRP,
    faults: draft?.faults.map(({ text }) => text),
    sale: draft?.sale,
  };
}

test('a sale price counts only between its dates', () => {
  const sale = { sale_price: '999' };
  expect(draftOf(sale)).toMatchObject({ price: 999, mrp: 1299, faults: [] });
  expect(draftOf({ ...sale, sale_price_effective_date: '2026-11-01/2026-11-30' })).toMatchObject({
    price: 999,
    mrp: 1299,
  });
  const over = draftOf({ ...sale, sale_price_effective_date: '2024-01-01/2024-02-01' });
  expect(over).toMatchObject({ price: 1299, mrp: 1299, faults: [] });
  const toCome = draftOf({ ...sale, sale_price_effective_date: '2027-01-01/2027-02-01' });
  expect(toCome).toMatchObject({ price: 1299, mrp: 1299, faults: [], sale: { isOn: false } });
  expect(draftOf({ ...sale, sale_price_effective_date: 'soon' }).faults).toEqual([
    expect.stringMatching(/^"soon" is not a sale period/),
  ]);
});

test('a sale price above the price, and a condition other than new, are refused', () => {
  expect(draftOf({ sale_price: '1,999' }).faults).toEqual(['its sale price 1,999 is above its price 1299']);
  expect(draftOf({ condition: 'used' }).faults).toEqual(['its condition is used: the store sells new products only']);
  expect(draftOf({ condition: 'New' }).faults).toEqual([]);
});
