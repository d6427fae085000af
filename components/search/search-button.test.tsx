/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { onRouteStart, startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import type { Suggestions } from '#lib/storefront/search/types.ts';
import { SearchButton } from './search-button';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push: mockPush }) }));

beforeAll(async () => {
  // Loads the script before the first test, which must not wait for it.
  await import('./search-overlay');
  // jsdom knows the dialog element but implements neither showModal nor layout.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  Element.prototype.scrollIntoView = jest.fn();
});

const FOUND: Suggestions = {
  popularSearches: ['pearl earrings', 'pearl rings'],
  categories: [],
  brands: [{ name: 'Pearline', href: '/brands/featured-brands/pearline' }],
  products: [],
};

let answer: () => { ok: boolean; json: () => Promise<unknown> };
beforeEach(() => {
  mockPush.mockClear();
  answer = () => ({ ok: true, json: async () => ({ ok: true, suggestions: FOUND }) });
  global.fetch = jest.fn(async () => answer()) as unknown as typeof fetch;
});

afterEach(() => jest.useRealTimers());

const opener = () => screen.getByRole('button', { name: 'Search' });
const field = () => screen.getByRole('combobox', { name: 'Search products' });
const isOpen = () => screen.queryByRole('dialog', { name: 'Search' }) !== null;

async function open() {
  const user = userEvent.setup();
  render(<SearchButton />);
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'Search' });
  await user.click(field());
  return user;
}

test('the server renders the search button as a plain form without a dialog', () => {
  const html = renderToString(<SearchButton />);
  expect(html).toContain('action="/search"');
  expect(html).not.toMatch(/haspopup|dialog/);
});

test('the search field is focused 100 ms after opening, and the search button after closing', async () => {
  jest.useFakeTimers();
  render(<SearchButton />);
  await act(async () => void fireEvent.click(opener()));
  expect(isOpen()).toBe(true);
  act(() => jest.advanceTimersByTime(99));
  expect(field()).not.toHaveFocus();
  act(() => jest.advanceTimersByTime(1));
  expect(field()).toHaveFocus();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close search' })));
  expect(isOpen()).toBe(false);
  expect(opener()).toHaveFocus();
});

test('the suggestion groups have an order and a name, and empty ones are omitted', async () => {
  const user = await open();
  await user.type(field(), 'pea');
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3);
  expect(list.getByRole('group', { name: 'Popular Searches' })).toBeInTheDocument();
  expect(within(list.getByRole('group', { name: 'Brands' })).getByRole('option')).toHaveAttribute(
    'href',
    '/brands/featured-brands/pearline',
  );
  expect(within(list.getByRole('group', { name: 'All results' })).getByRole('option')).toHaveAccessibleName(
    'See all results for “pea”',
  );
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions for pea');
  expect(global.fetch).toHaveBeenCalledTimes(1);
});

test('an unreadable suggestion response hides the suggestions and shows none of its text', async () => {
  const user = await open();
  await user.type(field(), 'pea');
  await screen.findByRole('listbox');
  answer = () => ({ ok: true, json: async () => JSON.parse('<html>Stack trace') });
  await user.type(field(), 'r');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('Enter in the search field announces the navigation, closes the overlay and searches for the text', async () => {
  const started = jest.fn(() => expect(mockPush).not.toHaveBeenCalled());
  const stop = onRouteStart(started);
  const user = await open();
  await user.type(field(), ' rose gold {Enter}');
  expect(started).toHaveBeenCalledTimes(1);
  expect(mockPush).toHaveBeenCalledWith('/search?q=rose%20gold');
  expect(isOpen()).toBe(false);
  stop();
});

test('a search text that is too short is not searched for', async () => {
  const user = await open();
  await user.type(field(), 'pe{Enter}');
  expect(mockPush).not.toHaveBeenCalled();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/^Type at least 3 characters/);
});

test('the search overlay closes on navigation', async () => {
  await open();
  act(() => void startRoute());
  expect(isOpen()).toBe(false);
});
