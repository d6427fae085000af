import type { Product } from '#lib/storefront/catalogue/types.ts';
import { compareProducts, onlyDifferences } from './compare-products.ts';

type Rows = Record<string, Record<string, string>>;

function product(kind: string, specifications: Rows, changes: Partial<Product> = {}): Product {
  return {
    colour: 'Blue',
    sizes: [{ sku: 'A', name: null, price: 100, mrp: 100, stock: 1 }],
    specifications: Object.entries(specifications).map(([group, rows]) => ({
      group,
      rows: Object.entries(rows).map(([name, value]) => ({ name, value })),
    })),
    legal: { countryOfOrigin: 'India' },
    warranty: '',
    breadcrumb: [{ name: kind, href: `/${kind}` }],
    ...changes,
  } as unknown as Product;
}

const names = (groups: ReturnType<typeof compareProducts>) =>
  groups.map(({ name, rows }) => [name, rows.map((row) => row.name)]);

test('products of one kind are compared by every row that either has, and differences are marked', () => {
  const one = product('watches', { Case: { Size: '40 mm', Glass: 'Sapphire' }, Movement: { Movement: 'Quartz' } });
  const other = product('watches', { Case: { Size: '42 mm', Shape: 'Round' }, Movement: { Movement: 'Quartz' } });
  const groups = compareProducts([one, other]);
  expect(names(groups)).toEqual([
    ['At a glance', ['Availability', 'Colour']],
    ['Case', ['Size', 'Glass', 'Shape']],
    ['Movement', ['Movement']],
    ['Origin and warranty', ['Country of origin']],
  ]);
  expect(groups[1]?.rows).toEqual([
    { name: 'Size', values: ['40 mm', '42 mm'], differs: true },
    { name: 'Glass', values: ['Sapphire', null], differs: true },
    { name: 'Shape', values: [null, 'Round'], differs: true },
  ]);
  expect(groups[2]?.rows[0]?.differs).toBe(false);
  expect(names(onlyDifferences(groups))).toEqual([['Case', ['Size', 'Glass', 'Shape']]]);
});

test('products of different kinds are compared by rows that at least two share, in whatever group', () => {
  const watch = product('watches', { 'Dial and strap': { Strap: 'Leather' }, Movement: { Movement: 'Quartz' } });
  const smart = product('smartwatches', { 'Case and strap': { Strap: 'Silicone' }, Display: { GPS: 'Yes' } });
  const groups = compareProducts([watch, smart]);
  expect(names(groups)).toEqual([
    ['At a glance', ['Availability', 'Colour']],
    ['Dial and strap', ['Strap']],
    ['Origin and warranty', ['Country of origin']],
  ]);
  const ring = product('jewellery', { Metal: { Purity: '18 kt' } });
  expect(names(compareProducts([watch, smart, ring]))).toEqual(names(groups));
});

test('sizes and stock are compared as text', () => {
  const size = { sku: 'A', name: '12', price: 1, mrp: 1, stock: 0 };
  const ring = product('jewellery', {}, { sizes: [size, { ...size, name: '14' }] });
  const [general] = compareProducts([ring, product('jewellery', {})]);
  expect(general?.rows).toEqual([
    { name: 'Availability', values: ['Sold out', 'In stock'], differs: true },
    { name: 'Colour', values: ['Blue', 'Blue'], differs: false },
    { name: 'Sizes', values: ['12, 14', null], differs: true },
  ]);
});

test('a comparison of one product has no differences, and one of no products has no rows', () => {
  const rows = compareProducts([product('watches', { Case: { Size: '40 mm' } })]).flatMap((group) => group.rows);
  expect(rows.some((row) => row.differs)).toBe(false);
  expect(compareProducts([])).toEqual([]);
});
