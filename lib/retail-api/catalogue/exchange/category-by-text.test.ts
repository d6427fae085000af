import { unknownCategory } from './category-by-text.ts';

test('a product without a category is not said to have an empty one', () => {
  expect(unknownCategory([])).toBe('has no category, such as watches, smartwatches or jewellery');
  expect(unknownCategory(['Clocks', 'Wall'])).toMatch(/^"Clocks \| Wall" is not a category/);
});
