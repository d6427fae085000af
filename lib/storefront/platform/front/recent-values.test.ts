import { withRecentValues } from './recent-values.ts';

test('a recent value is computed once, and again after newer values have replaced it', () => {
  const work = jest.fn((first: string, second: string) => first + second);
  const remembered = withRecentValues(work, { max: 2, maxLength: 10 });
  expect([remembered('/a', '?b'), remembered('/a', '?b')]).toEqual(['/a?b', '/a?b']);
  expect(work).toHaveBeenCalledTimes(1);
  remembered('/c', '');
  remembered('/d', '');
  expect(remembered('/a', '?b')).toBe('/a?b');
  expect(work).toHaveBeenCalledTimes(4);
});

test('where one text ends and the other begins makes a difference', () => {
  const remembered = withRecentValues((first, second) => `${first}|${second}`, { max: 9, maxLength: 10 });
  expect([remembered('ab', 'c'), remembered('a', 'bc')]).toEqual(['ab|c', 'a|bc']);
});

test('long texts are not kept', () => {
  const work = jest.fn(() => 'x');
  const remembered = withRecentValues(work, { max: 2, maxLength: 3 });
  remembered('abcd', '');
  remembered('abcd', '');
  expect(work).toHaveBeenCalledTimes(2);
});
