import { parsePrice } from '#lib/shared/price-text.ts';
import { placeOf } from './category-by-text.ts';
import { genderOf, productCodeFrom } from './draft.ts';
import { guardedText, textFromHtml } from './html-text.ts';
import { attributesOf, factKey, factText } from './product-facts.ts';
import { type Fault, nameRow } from './product-fault.ts';
import { joinList, splitDetails, splitList } from './split-list.ts';
import { fieldsOfVariants } from './variant.ts';

const variantOf = (sku: string, price: string) => ({
  row: nameRow(2, sku, undefined),
  sku,
  size: undefined,
  price,
  fullPrice: undefined,
  stock: '1',
});

test.each([
  ['1,299.00 INR', 1299],
  ['1299.50', 1299.5],
  ['INR 1,25,000', 125000],
  ['₹ 999', 999],
  ['Rs. 45.5', 45.5],
  ['19.99 USD', null],
  ['1.299,00', null],
  ['125,000', 125000],
  ['1,25,00,000', 12500000],
  ['1299,00 INR', null],
  ['12,99', null],
  ['1,2999', null],
  ['-5 INR', null],
  ['', null],
])('the feed price %j is read as %p', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each([
  [["Watches > Men's Watches > Dress"], '', ['Watches', "Men's Watches", 'Dress']],
  [['Apparel & Accessories > Jewelry > Watches'], 'Diver 200', ['Watches', 'Watches', 'Diver']],
  [['201'], 'Fitness smart watch', ['Smartwatches', 'Smartwatches', 'Smartwatches']],
  [['Apparel & Accessories > Jewelry'], 'Gold jhumka earrings', ['Jewellery', 'Earrings', 'Jhumka']],
  [['Mangal Sutra'], '', ['Jewellery', 'Mangalsutra', 'Mangalsutra']],
  [['200'], 'Solitaire engagement ring', ['Jewellery', 'Rings', 'Engagement Rings']],
  [['Watch Bands'], 'Leather strap for a watch', null],
  [['Jewelry'], 'Polishing cloth', null],
  [['Home > Clocks'], 'Wall clock', null],
  [['Watch Winders', 'Apparel & Accessories > Jewelry > Watches'], 'Winder for two', null],
  [['Winders', '201'], 'Walnut winder', null],
  [['Straps', 'Apparel & Accessories > Jewelry > Watches'], 'Leather strap 20 mm', null],
  [['Straps', '201'], 'Leather strap for a watch', null],
  [['Watches > Leather strap'], 'Kiln blue watch', ['Watches', 'Watches', 'Watches']],
  [['Watches', '5123'], 'Steel band', null],
  [['Watches > Accessories > Straps'], 'Leather strap 20 mm', null],
  [['Chain Saws > Chains'], 'Chain 40 cm', null],
  [['Ring Gears > Rings'], 'Ring gear', null],
  [[], 'Watch', null],
])('the category %j with the title %j is read as %j', (categories, title, place) => {
  expect(Object.values(placeOf(categories, title) ?? {})).toEqual(place ?? []);
});

test('a price of zero is a separate fault', () => {
  const faults: Fault[] = [];
  fieldsOfVariants([variantOf('A', '0')], faults);
  expect(faults).toEqual([{ row: { line: 2, name: 'A' }, text: 'the price 0 is below one rupee' }]);
});

test('sizes must have one price: the first different one is a fault, and a missing one is a fault by itself', () => {
  const faults: Fault[] = [];
  fieldsOfVariants(
    [variantOf('A', 'free'), variantOf('B', '999'), variantOf('C', '999'), variantOf('D', '99')],
    faults,
  );
  expect(faults.map(({ row, text }) => [row?.name, text.slice(0, 23)])).toEqual([
    ['A', '"free" is not a price i'],
    ['D', 'its price differs from '],
  ]);
});

test('HTML becomes the text that a reader sees', () => {
  expect(textFromHtml('<p>A &amp; B</p><ul><li>one</li><li>two&nbsp;</li></ul><script>alert(1)</script>')).toBe(
    'A & B one two',
  );
  expect(textFromHtml('5 &lt; 6<br/>x')).toBe('5 < 6 x');
});

test('a text that looks like HTML is written so that reading it returns the same text', () => {
  for (const text of ['Hello <img src=x> & you', 'A &amp; B', 'A & B', '5 < 6 > 4', 'plain', '<p>', 'a&lt;b']) {
    expect(textFromHtml(guardedText(text))).toBe(text);
  }
  expect(guardedText('A & B')).toBe('A & B');
});

test('facts are parsed by their type, and ignored in another unit', () => {
  const facts = new Map(
    Object.entries({
      'Case size': '40 mm',
      'Water resistance': '50 feet',
      'Band color': 'Tan',
      Functions: 'Hours; Minutes',
      'Lug to lug': '46',
    }).map(([name, text]) => [factKey(name), text]),
  );
  expect(attributesOf('Watches', facts)).toEqual({
    CaseSizeMm: 40,
    StrapColour: 'Tan',
    Functions: ['Hours', 'Minutes'],
    LugToLugMm: 46,
  });
  const smart = new Map([
    ['gps', 'yes'],
    ['batterydays', '7 days'],
  ]);
  expect(attributesOf('Smartwatches', smart)).toEqual({ Gps: true, BatteryDays: 7 });
  const jewel = new Map(
    Object.entries({
      'Making percent': '14%',
      making_per_gram: '650 per tola',
      'Wastage percent': '2.5 %',
      StoneValue: '2500',
    }).map(([name, text]) => [factKey(name), text]),
  );
  expect(attributesOf('Jewellery', jewel)).toEqual({ MakingPercent: 14, WastagePercent: 2.5, StoneValue: 2500 });
});

test('a list of one entry with a comma stays one entry', () => {
  const facts = new Map([['functions', factText(['Date, large'])]]);
  expect(attributesOf('Watches', facts)).toEqual({ Functions: ['Date, large'] });
  const entries = ['a', 'b, c', 'd "e"'];
  expect(splitList(joinList(entries))).toEqual(entries);
});

test.each([
  [
    'S:Glass:Sapphire,S:Functions:Date, large,S:Strap:Tan',
    ['S:Glass:Sapphire', 'S:Functions:Date, large', 'S:Strap:Tan'],
  ],
  ['S:A:1,"S:B:x, y:z:""q""", S:C:3', ['S:A:1', 'S:B:x, y:z:"q"', 'S:C:3']],
  ['', []],
])('the details %j are split into %j', (text, entries) => {
  expect(splitDetails(text)).toEqual(entries);
});

test('a product code is upper case and short, and different long names give different codes', () => {
  expect(productCodeFrom('shopify_IN_12', 'Rosé')).toBe('SHOPIFY-IN-12-ROSE');
  expect([productCodeFrom('7'), productCodeFrom('7', 'Red'), productCodeFrom('✨')]).toEqual(['P-7', '7-RED', '']);
  const [one, two] = ['a', 'b'].map((end) => productCodeFrom(`a-handle-that-goes-on-and-on-for-ever-and-ever-${end}`));
  expect(one).toHaveLength(40);
  expect(one).not.toBe(two);
});

test('the gender comes from the feed’s field or from words', () => {
  expect(genderOf('female', '')).toBe('Women');
  expect(genderOf(undefined, "Men's watches")).toBe('Men');
  expect(genderOf(undefined, 'Ring for men and women')).toBe('Unisex');
  expect(genderOf(undefined, 'Gold chain')).toBeUndefined();
});
