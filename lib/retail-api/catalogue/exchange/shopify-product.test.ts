import { shopifyProducts } from './shopify-product.ts';
import type { SourceRow } from './source-row.ts';

const KILN = { handle: 'kiln', title: 'Kiln Blue', type: 'Watches', variant_price: '1299' };
const rowOf = (cells: Record<string, string>, line = 2): SourceRow => ({
  line,
  key: 'kiln',
  cells: new Map(Object.entries(cells).map(([name, text]) => [name, [text]])),
});
const faultsOf = (cells: Record<string, string>) =>
  shopifyProducts([rowOf({ ...KILN, ...cells })])[0]?.faults.map(({ text }) => text);

test.each([
  [{}, []],
  [{ published: 'true', status: 'Active' }, []],
  [{ published: 'FALSE', status: 'active' }, ['is not for sale: it is not published']],
  [{ status: 'draft' }, ['is not for sale: its status is draft']],
  // A tag may name an accessory, not the product.
  [{ tags: 'Gift box, leather strap' }, []],
  [{ type: 'Watch Boxes', tags: 'watch' }, [expect.stringContaining('is not a category of watches')]],
  [{ type: '', tags: 'gift, watches' }, []],
])('a product with %j has the faults %j', (cells, faults) => {
  expect(faultsOf(cells)).toEqual(faults);
});

test('each row is refused with its colour, one without a colour with the first, and photos keep their rows', () => {
  const option = { option1_name: 'Color', option2_name: 'Size' };
  const drafts = shopifyProducts([
    rowOf({ ...KILN, ...option, option1_value: 'Blue', option2_value: '40', image_src: 'a.jpg' }),
    rowOf({ handle: 'kiln', image_src: 'b.jpg' }, 3),
    rowOf({ handle: 'kiln', option1_value: 'Red', variant_price: '1299', variant_sku: 'K-R' }, 4),
    rowOf({ handle: 'kiln', option1_value: 'Blue', option2_value: '44', variant_price: 'free' }, 5),
  ]);
  expect(drafts.map(({ rows }) => rows.map(({ line, name }) => `${line} ${name}`))).toEqual([
    ['2 KILN-BLUE-40, size 40', '3 ', '5 KILN-BLUE-44, size 44'],
    ['4 K-R'],
  ]);
  expect(drafts.map(({ faults }) => faults.map(({ row }) => row?.line))).toEqual([[5], []]);
  expect(drafts[0]?.photoRows?.get('b.jpg')?.line).toBe(3);
});
