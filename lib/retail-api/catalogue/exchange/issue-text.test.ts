import { complete } from './complete-product.ts';
import type { Draft } from './draft.ts';

const SOUND = {
  ProductCode: 'KW-1',
  ProductTitle: 'Kiln Blue',
  BrandName: 'Kiln',
  RootCategory: 'Watches',
  Category: 'Watches',
  SubCategory: 'Dress',
  Gender: 'Men',
  ColorName: 'Blue',
  Description: 'Slim.',
  MRP: 1299,
  Price: 999,
  Skus: [{ SKU: 'KW-1', SizeName: null, StoreQuantity: 1 }],
  CountryOfOrigin: 'India',
  ManufacturerOrImporter: 'Kiln Works',
  NetQuantity: '1 piece',
  HsnCode: '9102',
  GstPercent: 18,
};

function faultsOf(fields: Record<string, unknown>): string[] | undefined {
  const draft: Draft = {
    rows: [{ line: 2, name: '' }],
    skuRows: [{ line: 2, name: 'KW-1' }],
    id: '1',
    fields: { ...SOUND, ...fields },
    photos: ['a.webp'],
    faults: [],
    isWhole: true,
  };
  return complete(draft, { defaults: {}, existing: undefined, today: '2026-11-22' }).faults?.map(({ row, text }) =>
    row ? `${row.name}: ${text}` : text,
  );
}

test.each([
  [{}, undefined],
  [{ ProductCode: 'G1' }, ['ProductCode: must have at least 3 characters']],
  [{ ProductTitle: 'x'.repeat(201) }, ['ProductTitle: must have at most 200 characters']],
  [{ MRP: 1e9 }, ['MRP: must be at most 100000000']],
  [{ Gender: 'Herr' }, ['Gender: must be one of Men, Women, Unisex']],
  [{ RootCategory: 'Clocks' }, ['RootCategory: must be one of Watches, Smartwatches, Jewellery']],
  [{ GstPercent: 'much' }, ['GstPercent: must be a number']],
  [{ Skus: [] }, ['Skus: must have at least 1 entry']],
  [{ Skus: [{ SKU: 'KW-1', SizeName: null, StoreQuantity: -1 }] }, ['KW-1: Skus.0.StoreQuantity: must be at least 0']],
  [{ HsnCode: '91' }, ['HsnCode: must be 4 to 8 digits']],
  [{ Attributes: { Colour: 'Red' } }, ['Attributes: must not have the unknown field Colour']],
  [{ Price: 1300 }, ['Price: must not be above MRP']],
  // Only fields that a --defaults file may have are suggested for it.
  [{ NetQuantity: undefined }, [expect.stringContaining('--defaults')]],
  [{ BrandName: undefined }, ['BrandName is missing: add it to the row']],
])('a product with %j is reported as %j', (fields, faults) => {
  expect(faultsOf(fields)).toEqual(faults);
});
