import { replaceSingleton, resetSingletons, singleton } from './singleton.ts';

afterEach(resetSingletons);

test('a singleton is built once, by its name', () => {
  const build = jest.fn(() => ({}));
  expect(singleton('a value', build)).toBe(singleton('a value', build));
  expect(singleton('another value', build)).not.toBe(singleton('a value', build));
  expect(build).toHaveBeenCalledTimes(2);
});

test('a replaced value is returned as set, and a removed one is built again', () => {
  replaceSingleton('a value', 1);
  expect(singleton('a value', () => 2)).toBe(1);
  replaceSingleton('a value', undefined);
  expect(singleton('a value', () => 2)).toBe(2);
  resetSingletons();
  expect(singleton('a value', () => 3)).toBe(3);
});
