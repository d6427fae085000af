import { namesBrand } from './rename-brand.ts';

test.each([
  ['Ten off Aarvane, today', true],
  ['AARVANE week', true],
  ['All aarvane', true],
  ['aarvaneish, but also Aarvane.', true],
  ['aarvaneish', false],
  ['megaaarvane', false],
  ['', false],
])('%p names the brand: %p', (text, isNamed) => {
  expect(namesBrand(text, 'Aarvane')).toBe(isNamed);
});
