/** @jest-environment jsdom */
import { onCompared, readCompared, saveCompared, toggleCompared } from './client.ts';

const product = (code: string) => ({ code, title: `Title of ${code}` });
const codes = () => readCompared().map(({ code }) => code);

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('comparison: switching a product adds it, and switching it again removes it', () => {
  const listener = jest.fn();
  const stop = onCompared(listener);
  expect([toggleCompared(product('A')), toggleCompared(product('B'))]).toEqual(['added', 'added']);
  expect(codes()).toEqual(['A', 'B']);
  expect(toggleCompared(product('A'))).toBe('removed');
  expect(codes()).toEqual(['B']);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  saveCompared([]);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(window.sessionStorage).toHaveLength(0);
});

test('comparison: a fifth product is refused as full and changes nothing', () => {
  for (const code of ['A', 'B', 'C', 'D']) toggleCompared(product(code));
  expect(toggleCompared(product('E'))).toBe('full');
  expect(codes()).toEqual(['A', 'B', 'C', 'D']);
  expect(toggleCompared(product('D'))).toBe('removed');
});

test('comparison: the list that is read stays the same array until it changes', () => {
  saveCompared([product('A')]);
  expect(readCompared()).toBe(readCompared());
});

test.each(['nonsense', '{}', '[1,null,{"code":1}]', '"x"'])(
  'comparison: %s in the session storage is read as an empty list',
  (text) => {
    window.sessionStorage.setItem('compared', text);
    expect(readCompared()).toEqual([]);
  },
);

test('comparison: a browser without storage is reported as unkept', () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(toggleCompared(product('A'))).toBe('unkept');
  expect(readCompared()).toEqual([]);
});
