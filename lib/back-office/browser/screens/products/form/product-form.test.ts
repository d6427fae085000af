import { problemLines } from './product-form.ts';

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
