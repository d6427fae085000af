import { googleCategory } from './google-category.ts';

test.each([
  [['Watches', 'Men', 'Dress'], 'Watches'],
  [['Smartwatches', 'With Calling'], 'Watches'],
  [['Jewellery', 'Rings', 'Engagement'], 'Rings'],
  [['Jewellery', 'Earrings', 'Studs'], 'Earrings'],
  [['Jewellery', 'Mangalsutra'], 'Necklaces'],
  [['Jewellery', 'Bangles', 'Kada'], 'Bracelets'],
  [['Jewellery', 'Pendants', 'Diamond'], 'Charms & Pendants'],
  [['Jewellery', 'Chains'], 'Necklaces'],
])('the categories %j map to %s in the Google taxonomy', (categories, kind) =>
  expect(googleCategory(categories)).toBe(`Apparel & Accessories > Jewelry > ${kind}`),
);

test('a product without a matching category is jewellery in the Google taxonomy', () =>
  expect(googleCategory(['Gifts', 'Engraved'])).toBe('Apparel & Accessories > Jewelry'));
