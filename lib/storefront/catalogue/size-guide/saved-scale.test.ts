/** @jest-environment jsdom */
import { onScale, readScale, saveScale } from './saved-scale.ts';

beforeEach(() => window.localStorage.clear());

test('a saved screen scale is read again, and follows the zoom of the page', () => {
  expect(readScale(1)).toBeNull();
  expect(saveScale(6.3, 3)).toBe(true);
  expect(readScale(3)).toBe(6.3);
  expect(readScale(6)).toBe(3.15);
});

test('listeners are called when the screen scale is saved, and it can be removed again', () => {
  const listener = jest.fn();
  const stop = onScale(listener);
  saveScale(4, 1);
  saveScale(null, 1);
  stop();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(readScale(1)).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test.each(['[0]', '["6"]', '[1e9]', '[null]', 'nonsense'])(
  'screen scale: %s in the storage is read as not set',
  (text) => {
    window.localStorage.setItem('screen-scale', text);
    expect(readScale(1)).toBeNull();
  },
);
