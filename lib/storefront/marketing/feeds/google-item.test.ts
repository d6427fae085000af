import { SaxesParser } from 'saxes';
import { googleItem } from './google-item.ts';
import type { FeedEntry } from './types.ts';

const entry: FeedEntry = {
  sku: 'R1-8',
  productCode: 'R1',
  groupCode: 'R1',
  title: 'A ring & more',
  description: 'Gold\u0000 <22 kt>',
  href: '/a-ring-r1?size=8',
  photos: ['/images/original/R1-1-5f3a9c1e.webp', '/images/original/R1-2-5f3a9c1e.webp'],
  price: 299_900,
  mrp: 349_900,
  stock: 1,
  brand: 'Rupala',
  categories: ['Jewellery', 'Rings'],
  department: 'Jewellery',
  gender: 'Women',
  colour: 'Gold',
  material: 'Gold',
  size: '8',
  weight: 4.2,
};
const siteUrl = (path: string) => `https://samay.example${path}`;
const shipping = { charge: 9_900, freeFrom: 299_900, dispatchDays: null, transitDays: null };

/** The texts of an item's elements by name; the last one of repeated elements. */
function read(change: Partial<FeedEntry> = {}, terms: typeof shipping | null = shipping): Record<string, string> {
  const found: Record<string, string> = {};
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('text', (text) => {
    found[open.slice(1).join('/').replaceAll('g:', '')] = text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(googleItem({ ...entry, ...change }, { siteUrl, shipping: terms })).close();
  return found;
}

test('a feed item has the elements that Google requires', () => {
  expect(read()).toMatchObject({
    id: 'R1-8',
    item_group_id: 'R1',
    title: 'A ring & more, size 8',
    description: 'Gold <22 kt>',
    link: 'https://samay.example/a-ring-r1?size=8',
    image_link: 'https://samay.example/images/original/R1-1-5f3a9c1e-800.webp',
    additional_image_link: 'https://samay.example/images/original/R1-2-5f3a9c1e-800.webp',
    availability: 'in_stock',
    price: '3499.00 INR',
    sale_price: '2999.00 INR',
    identifier_exists: 'no',
    google_product_category: 'Apparel & Accessories > Jewelry > Rings',
    product_type: 'Jewellery > Rings',
    gender: 'female',
    size: '8',
    product_weight: '4.2 g',
    'shipping/country': 'IN',
    'shipping/price': '0.00 INR',
  });
});

test('a feed item without a reduction has one price, and missing data has no element', () => {
  const item = read({ mrp: 299_900, stock: 0, size: '', groupCode: '', weight: 0, material: '' }, null);
  expect(item).toMatchObject({ price: '2999.00 INR', availability: 'out_of_stock', title: 'A ring & more' });
  for (const name of ['sale_price', 'size', 'item_group_id', 'product_weight', 'material', 'shipping/price']) {
    expect(item).not.toHaveProperty([name]);
  }
});

test("a watch in the feed is identified by its manufacturer's model number", () => {
  expect(read({ department: 'Watches', productCode: '1801AV01' })).toMatchObject({
    mpn: '1801AV01',
    identifier_exists: 'yes',
  });
});
