/** @jest-environment jsdom */
import { clearViewed, onViewed, readViewed, rememberViewed } from './viewed.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the newest stands first, each once, and the thirteenth is forgotten', () => {
  for (let number = 1; number <= 13; number += 1) rememberViewed(`CODE${number}`);
  expect(readViewed()).toEqual(Array.from({ length: 12 }, (_, index) => `CODE${13 - index}`));
  rememberViewed('CODE5');
  expect(readViewed().slice(0, 3)).toEqual(['CODE5', 'CODE13', 'CODE12']);
  expect(readViewed()).toHaveLength(12);
});

test('it is told when they change, here or in another tab, and not when they stay the same', () => {
  const heard = jest.fn();
  const stop = onViewed(heard);
  rememberViewed('CODE1');
  rememberViewed('CODE1');
  expect(heard).toHaveBeenCalledTimes(1);
  clearViewed();
  clearViewed();
  expect(heard).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'recently-viewed' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  rememberViewed('CODE1');
  expect(heard).toHaveBeenCalledTimes(4);
});

test('forgotten, nothing is left in the storage', () => {
  rememberViewed('CODE1');
  clearViewed();
  expect(readViewed()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test.each(['nonsense', '{}', '[1,null,"<b>"]', '"x"'])('%s in the storage is nothing', (text) => {
  window.localStorage.setItem('recently-viewed', text);
  expect(readViewed()).toEqual([]);
});

test('what is no code is not kept, and a browser that keeps nothing is left alone', () => {
  rememberViewed('<script>');
  expect(window.localStorage).toHaveLength(0);
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  }
  rememberViewed('CODE1');
  clearViewed();
  expect(readViewed()).toEqual([]);
});
