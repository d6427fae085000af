import { normaliseText, tokensOf } from './tokens.ts';

test.each([
  ['Stainless Steel, Blue/White (Mesh)', 'stainless steel blue white mesh'],
  ['Men’s “Kada”', 'men kada'],
  ["Women's Rings", 'women rings'],
  ['Brévault & Cº', 'brevault co'],
  ['40 mm', '40mm'],
  ['40 millimetres 100 Meters 5 ATM', '40mm 100m 5atm'],
  ['22 karat, 2.5 ct', '22kt 2.5kt'],
  ['18 Kt. 1.4 inches 12 gms', '18kt 1.4inch 12g'],
  ['m5 mm 5', 'm5 mm 5'],
  ['₹10,000.', '10000'],
  ['सोना 22 कैरेट', 'sona 22 kairet'],
  ['प्\u200dलैटिनम अं\u200cगूठी', 'platinum anguthi'],
  ['', ''],
])('text %j is read as %j', (text, normal) => {
  expect(normaliseText(text)).toBe(normal);
});

test('normaliseText gives the same result on its short path for texts without digits', () => {
  const text = 'Rose Gold - Stainless/Steel, (Hand Wound) & Leather';
  // A combined accent that is removed again avoids the short path.
  expect(normaliseText(text.replace('o', 'o\u0301'))).toBe(normaliseText(text));
});

test('coloured gold is found as one word and as two', () => {
  expect(tokensOf('The Rose Gold Ring')).toEqual(['rose', 'gold', 'rosegold', 'ring']);
});
