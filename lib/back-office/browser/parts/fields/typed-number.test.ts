import { numberTyped, typedText } from './typed-number.ts';

test('numbers are read as people write them, and what is none stays', () => {
  expect(numberTyped('₹ 1,25,000.50')).toBe(125_000.5);
  expect(numberTyped('41.')).toBe(41);
  expect(numberTyped(' ')).toBeUndefined();
  expect(numberTyped('12 mm')).toBe('12 mm');
  expect(numberTyped('₹')).toBe('₹');
  expect(typedText(41.5)).toBe('41.5');
  expect(typedText(null)).toBe('');
});
