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
])('%j is %s to Google', (categories, kind) =>
  expect(googleCategory(categories)).toBe(`Apparel & Accessories > Jewelry > ${kind}`),
);

test('what has no name there is jewellery', () =>
  expect(googleCategory(['Gifts', 'Engraved'])).toBe('Apparel & Accessories > Jewelry'));
