/** @jest-environment jsdom */
import { onCompared, readCompared, saveCompared, switchCompared } from './client.ts';

const product = (code: string) => ({ code, title: `Title of ${code}` });
const codes = () => readCompared().map(({ code }) => code);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a product is chosen, and taken off by the same press', () => {
  const heard = jest.fn();
  const stop = onCompared(heard);
  expect([switchCompared(product('A')), switchCompared(product('B'))]).toEqual(['added', 'added']);
  expect(codes()).toEqual(['A', 'B']);
  expect(switchCompared(product('A'))).toBe('removed');
  expect(codes()).toEqual(['B']);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  saveCompared([]);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(window.sessionStorage).toHaveLength(0);
});

test('a fifth finds no room, and changes nothing', () => {
  for (const code of ['A', 'B', 'C', 'D']) switchCompared(product(code));
  expect(switchCompared(product('E'))).toBe('full');
  expect(codes()).toEqual(['A', 'B', 'C', 'D']);
  expect(switchCompared(product('D'))).toBe('removed');
});

test('what was read stays the same array until it changes', () => {
  saveCompared([product('A')]);
  expect(readCompared()).toBe(readCompared());
});

test.each(['nonsense', '{}', '[1,null,{"code":1}]', '"x"'])('%s in the storage is nothing chosen', (text) => {
  window.sessionStorage.setItem('compared', text);
  expect(readCompared()).toEqual([]);
});

test('a browser that keeps nothing says so', () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(switchCompared(product('A'))).toBe('unkept');
  expect(readCompared()).toEqual([]);
});
