/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { useLazyDialog } from './use-lazy-dialog';

type Late = ComponentType<{ onClose: () => void }>;

const Panel: Late = ({ onClose }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
);

let arrive: (dialog: Late) => void;
let fail: () => void;
const load = () =>
  new Promise<Late>((resolve, reject) => {
    arrive = resolve;
    fail = () => reject(new Error('no such script'));
  });

function Opener() {
  const { opener, busy, open, view } = useLazyDialog<HTMLButtonElement>(load, '#page');
  return (
    <>
      <button ref={opener} type="button" aria-busy={busy} onClick={open}>
        Open
      </button>
      {view}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const shown = () => screen.queryByRole('button', { name: 'Close' }) !== null;
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  window.location.hash = '';
  render(<Opener />);
  fireEvent.click(opener());
});
afterEach(() => jest.useRealTimers());

test('the opener of a late dialog is busy until it has loaded, and focused after it is closed', async () => {
  expect(opener()).toHaveAttribute('aria-busy', 'true');
  arrive(Panel);
  await pass(0);
  expect(opener()).toHaveAttribute('aria-busy', 'false');
  expect(shown()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBe(false);
  expect(opener()).toHaveFocus();
});

test('a late dialog is not shown after the shopper has navigated away', async () => {
  act(() => void startRoute());
  expect(opener()).toHaveAttribute('aria-busy', 'false');
  arrive(Panel);
  await pass(5000);
  expect(shown()).toBe(false);
  expect(window.location.hash).toBe('');
});

test('a late dialog that does not load within two seconds is replaced by its page', async () => {
  await pass(1900);
  expect(window.location.hash).toBe('');
  await pass(200);
  expect(window.location.hash).toBe('#page');
});

test('a late dialog that is open stays open', async () => {
  arrive(Panel);
  await pass(5000);
  expect(shown()).toBe(true);
  expect(window.location.hash).toBe('');
});

test('a late dialog that loads after its page was opened is not shown, and its opener is no longer busy', async () => {
  await pass(2000);
  expect(opener()).toHaveAttribute('aria-busy', 'false');
  arrive(Panel);
  await pass(0);
  expect(shown()).toBe(false);
});

test('a late dialog that fails after its page was opened does not open the page again', async () => {
  await pass(2000);
  window.location.hash = '#elsewhere';
  fail();
  await pass(0);
  expect(window.location.hash).toBe('#elsewhere');
});

test('a late dialog that fails to load is replaced by its page immediately', async () => {
  fail();
  await pass(0);
  expect(window.location.hash).toBe('#page');
});

test('a second press while a late dialog loads does not extend the timeout', async () => {
  await pass(1500);
  fireEvent.click(opener());
  await pass(600);
  expect(window.location.hash).toBe('#page');
});
