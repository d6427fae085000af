import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { CATALOGUE_DIRECTORY } from '../../catalogue/images/photo-sources.ts';
import { readSource } from '../../catalogue/read-source.ts';
import { warrantyTerms } from './warranty-terms.ts';

const termsOf = (RootCategory: string, WarrantyText: string, Attributes = {}) =>
  warrantyTerms({ RootCategory, WarrantyText, Attributes } as CatalogueProduct)?.months ?? null;

test.each([
  ['Watches', '24 months on the movement.', { WarrantyMonths: 36 }, 36],
  ['Watches', '2 years on the movement.', {}, 24],
  ['Smartwatches', 'A 12-month warranty on the device, 6 months on the battery.', {}, 12],
  ['Watches', 'Sold as seen.', {}, null],
  ['Watches', 'Our 24 months do not apply.', { WarrantyMonths: 0 }, null],
  ['Watches', '', { WarrantyMonths: 24 }, null],
  ['Jewellery', 'Lifetime exchange.', {}, null],
])('the warranty of %s, “%s” %j: %s months', (root, text, attributes, months) => {
  expect(termsOf(root, text, attributes)).toBe(months);
});

test('a product without warranty data has no warranty', () => {
  expect(warrantyTerms({ RootCategory: 'Watches', Attributes: {} } as CatalogueProduct)).toBeNull();
});

test('every product of the catalogue has the months that its warranty text states', async () => {
  const { products } = await readSource(CATALOGUE_DIRECTORY);
  for (const product of products) {
    expect(product.WarrantyText).toContain(`${warrantyTerms(product)?.months} months`);
  }
});
