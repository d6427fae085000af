import { memoize } from './memoize.ts';

test('memoize: a recent value is computed once, and again after newer values have replaced it', () => {
  const work = jest.fn((first: string, second: string) => first + second);
  const memoized = memoize(work, { max: 2, maxLength: 10 });
  expect([memoized('/a', '?b'), memoized('/a', '?b')]).toEqual(['/a?b', '/a?b']);
  expect(work).toHaveBeenCalledTimes(1);
  memoized('/c', '');
  memoized('/d', '');
  expect(memoized('/a', '?b')).toBe('/a?b');
  expect(work).toHaveBeenCalledTimes(4);
});

test('memoize: where one text ends and the other begins makes a difference', () => {
  const memoized = memoize((first, second) => `${first}|${second}`, { max: 9, maxLength: 10 });
  expect([memoized('ab', 'c'), memoized('a', 'bc')]).toEqual(['ab|c', 'a|bc']);
});

test('memoize: the results of long texts are not kept', () => {
  const work = jest.fn(() => 'x');
  const memoized = memoize(work, { max: 2, maxLength: 3 });
  memoized('abcd', '');
  memoized('abcd', '');
  expect(work).toHaveBeenCalledTimes(2);
});
