/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { MenuEntry } from '#lib/storefront/content/types.ts';
import { MobileMenu } from './mobile-menu';

const WATCHES: MenuEntry = {
  name: 'Watches',
  href: '#watches',
  panel: '<h3>Before you choose</h3>',
  children: [{ name: 'Dress', href: '/watches/dress', panel: '', children: [] }],
};
const CATEGORIES = [{ name: 'Watches', href: '#watches', hasPanel: true }];

let arrive: (entries: MenuEntry[] | null) => void;
const fetcher = jest.fn(async () => {
  const { promise, resolve } = Promise.withResolvers<MenuEntry[] | null>();
  arrive = resolve;
  const entries = await promise;
  return { ok: entries !== null, json: async () => ({ entries }) };
});

const more = () => screen.getByLabelText('More in Watches');
const press = () => act(async () => void fireEvent.click(more()));
const heading = () => screen.queryByText('Before you choose');

beforeEach(async () => {
  window.location.hash = '';
  fetcher.mockClear();
  global.fetch = fetcher as unknown as typeof fetch;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  };
  await act(
    async () =>
      void render(<MobileMenu shopName="Samay" categories={CATEGORIES} device="mobile" accountHint="Orders" />),
  );
});

test('opening the mobile menu fetches its panels once, and a button is busy until its panel has arrived', async () => {
  await act(async () => void fireEvent.click(screen.getByLabelText('Menu', { selector: 'button' })));
  await press();
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(more()).toHaveAttribute('aria-busy', 'true');
  arrive([WATCHES]);
  expect(await screen.findByText('Before you choose')).toBeInTheDocument();
  await act(async () => void fireEvent.click(screen.getByText('Back')));
  expect(more()).toHaveAttribute('aria-busy', 'false');
  await press();
  expect(await screen.findByText('Before you choose')).toBeInTheDocument();
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('a panel of the mobile menu that cannot be fetched is replaced by the page of its category', async () => {
  await press();
  arrive(null);
  await waitFor(() => expect(window.location.hash).toBe('#watches'));
  expect(more()).toHaveAttribute('aria-busy', 'false');
});

test('a panel of the mobile menu that arrives after the menu was closed is not shown', async () => {
  await press();
  await act(async () => void fireEvent.click(screen.getByLabelText('Close menu')));
  arrive([WATCHES]);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(heading()).not.toBeInTheDocument();
  expect(more()).toHaveAttribute('aria-busy', 'false');
});

test('the first level of the mobile menu shows the picture of a category once its panel has arrived', async () => {
  const picture = () => screen.getByText('Watches').closest('a')?.querySelector('img');
  await act(async () => void fireEvent.click(screen.getByLabelText('Menu', { selector: 'button' })));
  expect(picture()).toBeNull();
  await act(async () => arrive([{ ...WATCHES, panel: '<img src="/watches.webp" alt="Automatic watches" />' }]));
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/watches.webp'));
  expect(picture()).toHaveAttribute('alt', '');
});
