/** @jest-environment jsdom */
import { isLeaving, leave } from './leave.ts';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('isLeaving is true until the browser restores the page from its cache', () => {
  expect(isLeaving()).toBe(false);
  leave('#elsewhere');
  expect(window.location.hash).toBe('#elsewhere');
  show(false);
  expect(isLeaving()).toBe(true);
  show(true);
  expect(isLeaving()).toBe(false);
});
