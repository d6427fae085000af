/** @jest-environment jsdom */
import { endRoute, startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { reloadEmptyPages } from './reload-empty-pages';

const reload = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  stop = reloadEmptyPages(reload);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** What the router does once it has the page of a press, which may be empty. */
function showPage(content: string): void {
  document.body.innerHTML = `<main>${content}</main>`;
  endRoute();
}

test('a page that is shown empty is reloaded once', () => {
  startRoute(true);
  showPage('');
  jest.advanceTimersByTime(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page with content stays, and so does one that has it a moment later', () => {
  showPage('<h1>Watches</h1>');
  jest.advanceTimersByTime(5000);
  showPage('');
  document.body.innerHTML = '<main><h1>Rings</h1></main>';
  jest.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
});

test('another press in the meantime keeps an empty page from being reloaded', () => {
  showPage('');
  startRoute(true);
  jest.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded any more once it has ended', () => {
  showPage('');
  stop();
  showPage('');
  jest.advanceTimersByTime(5000);
  expect(reload).not.toHaveBeenCalled();
});
