/** @jest-environment jsdom */
import { clearViewed, onViewed, readViewed, rememberViewed } from './viewed.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('recently viewed products are listed newest first, without duplicates, twelve at most', () => {
  for (let number = 1; number <= 13; number += 1) rememberViewed(`CODE${number}`);
  expect(readViewed()).toEqual(Array.from({ length: 12 }, (_, index) => `CODE${13 - index}`));
  rememberViewed('CODE5');
  expect(readViewed().slice(0, 3)).toEqual(['CODE5', 'CODE13', 'CODE12']);
  expect(readViewed()).toHaveLength(12);
});

test('listeners are called when the recently viewed products change in any tab, and only then', () => {
  const listener = jest.fn();
  const stop = onViewed(listener);
  rememberViewed('CODE1');
  rememberViewed('CODE1');
  expect(listener).toHaveBeenCalledTimes(1);
  clearViewed();
  clearViewed();
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'recently-viewed' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  rememberViewed('CODE1');
  expect(listener).toHaveBeenCalledTimes(4);
});

test('clearing the recently viewed products leaves nothing in the storage', () => {
  rememberViewed('CODE1');
  clearViewed();
  expect(readViewed()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test.each(['nonsense', '{}', '[1,null,"<b>"]', '"x"'])(
  'recently viewed: %s in the storage is read as an empty list',
  (text) => {
    window.localStorage.setItem('recently-viewed', text);
    expect(readViewed()).toEqual([]);
  },
);

test('recently viewed: an invalid code is not stored, and a browser without storage causes no error', () => {
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
