import { pricingLine } from '../../testing/pricing.ts';
import { isInScope } from './scope.ts';

const ring = pricingLine('R1', { brand: 'Tanishq', rootCategory: 'jewellery', category: 'rings', productCode: 'RING' });

test.each([
  ['no bound at all', {}, true],
  ['its brand', { brands: ['Titan', 'Tanishq'] }, true],
  ['another brand', { brands: ['Titan'] }, false],
  ['its root category', { rootCategories: ['jewellery'] }, true],
  ['another root category', { rootCategories: ['watches'] }, false],
  ['its category', { categories: ['rings'] }, true],
  ['another category', { categories: ['men'] }, false],
  ['its product', { products: ['RING'] }, true],
  ['another product', { products: ['R1'] }, false],
  ['all four', { brands: ['Tanishq'], rootCategories: ['jewellery'], categories: ['rings'], products: ['RING'] }, true],
  ['one bound met and one not', { brands: ['Tanishq'], categories: ['men'] }, false],
  ['an empty list, which nothing can meet', { brands: [] }, false],
])('scope of a promotion: %s', (_what, scope, expected) => {
  expect(isInScope(ring, scope)).toBe(expected);
});
