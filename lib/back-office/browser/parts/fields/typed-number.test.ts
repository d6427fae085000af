import { typedNumber, typedText } from './typed-number.ts';

test('numbers are read as people write them, and what is none stays', () => {
  expect(typedNumber('₹ 1,25,000.50')).toBe(125_000.5);
  expect(typedNumber('41.')).toBe(41);
  expect(typedNumber(' ')).toBeUndefined();
  expect(typedNumber('12 mm')).toBe('12 mm');
  expect(typedNumber('₹')).toBe('₹');
  expect(typedText(41.5)).toBe('41.5');
  expect(typedText(null)).toBe('');
});
