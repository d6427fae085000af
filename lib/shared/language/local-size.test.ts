import { inLanguage } from '../request-context.ts';
import { localSize } from './local-size.ts';

test.each([
  ['18 inch', '18 inch', '18 इंच'],
  ['16.5 inches', '16.5 inch', '16.5 इंच'],
  ['2.6', '2.6', '2.6'],
  ['XL', 'XL', 'XL'],
])('the size %s is %s in English and %s in Hindi', (name, english, hindi) => {
  expect(localSize(name)).toBe(english);
  expect(inLanguage('hi', () => localSize(name))).toBe(hindi);
});
