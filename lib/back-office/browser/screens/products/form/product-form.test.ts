import { catalogueProduct } from '#lib/retail-api/catalogue/catalogue-product.ts';
import { FORM_FIELDS, problemLines } from './product-form.ts';

test('every field of a product has a place in the form', () => {
  const fields = catalogueProduct.options.flatMap(({ shape }) => Object.keys(shape));
  expect([...new Set(fields)].filter((name) => !FORM_FIELDS.has(name))).toEqual([]);
});

test('a problem says where it is', () => {
  const problems = new Map([
    ['Skus.1.Price', 'must not be above its MRP'],
    ['Images', 'has no photo'],
  ]);
  expect(problemLines(problems, (field) => field.toLowerCase())).toEqual([
    'Sizes, row 2, price: must not be above its MRP',
    'Photos: has no photo',
  ]);
});
