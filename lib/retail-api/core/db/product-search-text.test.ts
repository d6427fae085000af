import { productSearchText, searchPart } from './product-search-text.ts';

const PRODUCT = {
  ProductCode: '1801AV01',
  ProductTitle: 'Aarvane Ganga | Blue',
  BrandName: 'Aarvane',
  RootCategory: 'Watches',
  Category: "Men's Watches",
  SubCategory: 'Dress',
};

test('the parts stand between bars in small letters, and hold no bar themselves', () => {
  expect(productSearchText(PRODUCT)).toBe("|1801av01|aarvane ganga   blue|aarvane|watches|men's watches|dress|");
});

test('the longest product fits into an index of PostgreSQL, whose entries have at most 2704 bytes', () => {
  const long = '𝒜'.repeat(200);
  const text = productSearchText({
    ProductCode: 'X'.repeat(40),
    ProductTitle: long,
    BrandName: long,
    RootCategory: 'Smartwatches',
    Category: long,
    SubCategory: long,
  });
  expect(Buffer.byteLength(text)).toBeLessThan(2600);
  expect(searchPart(long)).toHaveLength(200);
});
