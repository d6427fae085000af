/** @jest-environment jsdom */
import { persistedList } from './persisted-list.ts';

const list = () =>
  persistedList<number>({
    storage: 'localStorage',
    key: 'numbers',
    maximum: 3,
    readEntry: (stored) => (typeof stored === 'number' ? stored : null),
  });

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a persisted list returns its saved entries in order, up to the maximum', () => {
  const { read, save } = list();
  expect(save([1, 2, 3, 4])).toBe(true);
  expect(read()).toEqual([1, 2, 3]);
  expect(list().read()).toEqual([1, 2, 3]);
});

test('a persisted list returns the same array while its entries do not change', () => {
  const { read, save } = list();
  expect(read()).toBe(read());
  save([1]);
  expect(read()).toBe(read());
});

test.each(['', '{', '{"1":1}', 'null', '"text"'])(
  "a persisted list is empty where the browser's storage holds %j",
  (text) => {
    window.localStorage.setItem('numbers', text);
    expect(list().read()).toEqual([]);
  },
);

test('a persisted list skips stored entries that cannot be read', () => {
  window.localStorage.setItem('numbers', '[1,"2",null,3,4,5]');
  expect(list().read()).toEqual([1, 3, 4]);
});

test('onChange reports changes in this tab and in others until it is unsubscribed', () => {
  const { save, onChange } = list();
  const reported = jest.fn();
  const stop = onChange(reported);
  save([1]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'numbers' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(reported).toHaveBeenCalledTimes(2);
  stop();
  save([2]);
  expect(reported).toHaveBeenCalledTimes(2);
});

test('saving an empty persisted list removes it, and reports a change only where there was one', () => {
  const { save, onChange } = list();
  const reported = jest.fn();
  const stop = onChange(reported);
  save([]);
  expect(reported).not.toHaveBeenCalled();
  save([1]);
  save([]);
  stop();
  expect(reported).toHaveBeenCalledTimes(2);
  expect(window.localStorage.getItem('numbers')).toBeNull();
});

test("with the browser's storage blocked, a persisted list is empty and saving returns false", () => {
  const { read, save } = list();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(read()).toEqual([]);
  expect(save([1])).toBe(false);
});
