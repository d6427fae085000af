/** @jest-environment jsdom */
import { persistedList } from './persisted-list.ts';

const list = () =>
  persistedList<number>({
    storage: 'localStorage',
    key: 'numbers',
    maximum: 3,
    readEntry: (kept) => (typeof kept === 'number' ? kept : null),
  });

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what is kept is read again, in its order and no more than the maximum', () => {
  const { read, keep } = list();
  expect(keep([1, 2, 3, 4])).toBe(true);
  expect(read()).toEqual([1, 2, 3]);
  expect(list().read()).toEqual([1, 2, 3]);
});

test('the array stays the same as long as its entries do', () => {
  const { read, keep } = list();
  expect(read()).toBe(read());
  keep([1]);
  expect(read()).toBe(read());
});

test.each(['', '{', '{"1":1}', 'null', '"text"'])('%j, which somebody else wrote, is empty', (text) => {
  window.localStorage.setItem('numbers', text);
  expect(list().read()).toEqual([]);
});

test('of entries that somebody else wrote only those that can be read are there', () => {
  window.localStorage.setItem('numbers', '[1,"2",null,3,4,5]');
  expect(list().read()).toEqual([1, 3, 4]);
});

test('a change is told in this tab and by another, until nobody listens', () => {
  const { keep, onChange } = list();
  const reported = jest.fn();
  const stop = onChange(reported);
  keep([1]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'numbers' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(reported).toHaveBeenCalledTimes(2);
  stop();
  keep([2]);
  expect(reported).toHaveBeenCalledTimes(2);
});

test('to keep nothing removes it, and tells so only where there was something', () => {
  const { keep, onChange } = list();
  const reported = jest.fn();
  const stop = onChange(reported);
  keep([]);
  expect(reported).not.toHaveBeenCalled();
  keep([1]);
  keep([]);
  stop();
  expect(reported).toHaveBeenCalledTimes(2);
  expect(window.localStorage.getItem('numbers')).toBeNull();
});

test('a browser that keeps nothing reads as empty, and says so', () => {
  const { read, keep } = list();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(read()).toEqual([]);
  expect(keep([1])).toBe(false);
});
