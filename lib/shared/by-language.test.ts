import { byLanguage } from './by-language.ts';
import { inLanguage } from './request-context.ts';

test('a value is made once for each language', () => {
  const make = jest.fn((tag: string) => tag);
  const value = byLanguage(make);
  expect(value()).toBe('en-IN');
  expect(inLanguage('hi', value)).toBe('hi-IN');
  expect(value()).toBe('en-IN');
  expect(make).toHaveBeenCalledTimes(2);
});
