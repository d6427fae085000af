import { csvOf, draftsOfFile } from '../../testing/drafts-of-file.ts';
import { attributePairs } from './attribute-pairs.ts';

const WATCH = {
  sku: 'KILN-40',
  store_view_code: '',
  attribute_set_code: 'Watches',
  product_type: 'simple',
  categories: 'Default Category/Watches,Default Category/Watches/Divers',
  name: 'Kiln Diver',
  description: '<p>Sturdy.</p>',
  product_online: '1',
  tax_class_name: 'GST 18%',
  visibility: 'Catalog, Search',
  price: '1299.5000',
  special_price: '',
  special_price_from_date: '',
  special_price_to_date: '',
  msrp_price: '1500.0000',
  base_image: '/w/a/watch.jpg',
  additional_images: '/w/a/watch.jpg,/w/a/back.jpg',
  additional_attributes: 'manufacturer=Kiln,water_resistance=5 ATM,functions=Date|Moonphase',
  qty: '4.0000',
  is_in_stock: '1',
  configurable_variations: '',
};
const RING = {
  ...WATCH,
  sku: 'R1',
  product_type: 'configurable',
  name: 'Vow Ring',
  categories: 'Default Category/Jewellery/Rings',
  price: '',
  msrp_price: '',
  additional_attributes: '',
  configurable_variations: 'sku=R1-12,ring_size=12|sku=R1-14,ring_size=14',
};
const SIZE = {
  ...RING,
  product_type: 'simple',
  visibility: 'Not Visible Individually',
  price: '100000',
  configurable_variations: '',
  additional_attributes: 'manufacturer=Kiln,gold_karat=22K',
  base_image: 'no_selection',
  additional_images: '',
};

test('a simple product of Magento is read with its additional attributes, tax class and photos', async () => {
  const [draft] = await draftsOfFile(csvOf(WATCH));
  expect(draft).toMatchObject({
    faults: [],
    photos: ['w/a/watch.jpg', 'w/a/back.jpg'],
    fields: {
      ProductCode: 'KILN-40',
      BrandName: 'Kiln',
      SubCategory: 'Diver',
      Price: 1299.5,
      MRP: 1500,
      GstPercent: 18,
      Skus: [{ SKU: 'KILN-40', SizeName: null, StoreQuantity: 4 }],
      Attributes: { WaterResistanceM: 50, Functions: ['Date', 'Moonphase'] },
    },
  });
});

test('the variations of a configurable product are its sizes, in its order, whichever rows are first', async () => {
  const drafts = await draftsOfFile(
    csvOf(
      { ...SIZE, sku: 'R1-14', qty: '0.0000', is_in_stock: '0' },
      { ...SIZE, sku: 'R1-12' },
      { ...RING, store_view_code: 'hi', name: 'अंगूठी' },
      RING,
    ),
  );
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    id: 'R1',
    faults: [],
    photos: ['w/a/watch.jpg', 'w/a/back.jpg'],
    fields: {
      ProductTitle: 'Vow Ring',
      Attributes: { Purity: '22 KT (916)' },
      Skus: [
        { SKU: 'R1-12', SizeName: '12', StoreQuantity: 4 },
        { SKU: 'R1-14', SizeName: '14', StoreQuantity: 0 },
      ],
    },
  });
});

test('a special price counts between its dates, also as Magento writes them in English', async () => {
  const sale = { ...WATCH, special_price: '999.0000', special_price_from_date: '11/20/26, 12:00 AM' };
  const [on, over] = await draftsOfFile(csvOf(sale, { ...sale, sku: 'K2', special_price_to_date: '11/25/2026' }));
  expect([on?.fields.Price, over?.fields.Price]).toEqual([999, 1299.5]);
});

test.each<[Record<string, string>, string]>([
  [{ product_type: 'bundle' }, 'is of the type bundle'],
  [{ product_online: '2' }, 'is disabled'],
  [{ visibility: 'Not Visible Individually' }, 'is not visible individually'],
  [{ product_type: 'configurable', configurable_variations: 'sku=R9,size=1' }, 'its variation R9 is not in the file'],
  [{ qty: 'many' }, '"many" is not a quantity'],
  [{ special_price: '1', special_price_from_date: '23/11/2026' }, '"23/11/2026" to "" is not a sale period'],
])('a product of Magento with %j is refused', async (cells, reason) => {
  const drafts = await draftsOfFile(csvOf({ ...WATCH, ...cells }));
  expect(drafts.flatMap(({ faults }) => faults.map(({ text }) => text))).toContainEqual(
    expect.stringContaining(reason),
  );
});

test.each([
  [
    'a=b,c=d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a=x, y,c=d',
    [
      ['a', 'x, y'],
      ['c', 'd'],
    ],
  ],
  [
    'a="x, y=z",C="say ""no"""',
    [
      ['a', 'x, y=z'],
      ['c', 'say "no"'],
    ],
  ],
  ['no pair', []],
  ['', []],
])('the attributes %j are read as pairs', (text, pairs) => {
  expect(attributePairs(text)).toEqual(pairs);
});
