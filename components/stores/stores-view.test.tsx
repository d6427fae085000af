/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseStoreQuery } from '#lib/storefront/stores/store-query.ts';
import type { StoresFound } from '#lib/storefront/stores/types.ts';
import { testStore } from '#lib/testing/examples/stores.ts';
import { StoreContact } from './store-contact';
import { StoresView } from './stores-view';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
/** The map never comes near the viewport here. */
global.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const NOW = Date.parse('2026-11-22T22:00:00+05:30');
const found = (change: Partial<StoresFound> = {}): StoresFound => ({
  stores: [testStore()],
  match: 'all',
  place: '',
  services: ['Ring sizing', 'Watch service'],
  brands: [{ slug: 'aarvane', name: 'Aarvane' }],
  product: null,
  ...change,
});
const view = (query: Record<string, string>, answer = found()) => (
  <StoresView query={parseStoreQuery(query)} found={answer} now={NOW} />
);
/** Returns the values that the form would submit now. */
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

test('the store search form shows the requested values', () => {
  render(view({ q: 'Jaipur', service: 'Ring sizing', brand: 'aarvane', open: '1' }));
  expect(sent()).toEqual({ q: 'Jaipur', service: 'Ring sizing', brand: 'aarvane', open: '1' });
  expect(screen.getByRole('link', { name: 'Show all stores' })).toHaveAttribute('href', '/store-locator');
});

test("the device's position is kept when another service is chosen", () => {
  render(view({ near: '26.91,75.79' }));
  expect(sent()).toEqual({ q: '', near: '26.91,75.79', service: '', brand: '' });
});

test('where no brand of the physical stores is known, none can be chosen', () => {
  render(view({}, found({ brands: [] })));
  expect(screen.queryByRole('combobox', { name: 'Brand' })).not.toBeInTheDocument();
});

test('a store search by brand alone can be reset', () => {
  render(view({ brand: 'aarvane' }));
  expect(screen.getByRole('link', { name: 'Show all stores' })).toBeInTheDocument();
});

test('the store search for a product offers its sizes instead of service and brand', () => {
  const product = { code: 'RING', title: 'A ring', href: '/a-ring-ring', sizes: ['12', '14'] };
  render(view({ product: 'RING', size: '14' }, found({ product })));
  expect(sent()).toEqual({ q: '', product: 'RING', size: '14' });
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

describe("store search by the device's position", () => {
  const locate = (position: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: position } });
    render(view({ q: 'Delhi', open: '1' }));
    return userEvent.setup();
  };

  test('a known device position leads to the physical stores nearby, with the other choices', async () => {
    const user = locate((succeed) =>
      succeed({ coords: { latitude: 26.912, longitude: 75.787 } } as GeolocationPosition),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Watch service');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(push).toHaveBeenCalledWith('/store-locator?service=Watch+service&open=1&near=26.91%2C75.79', {
      scroll: false,
    });
  });

  test('a device position that cannot be determined is reported', async () => {
    const user = locate((_succeed, fail) => fail({} as GeolocationPositionError));
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(screen.getByText(/^We could not get your location\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeEnabled();
  });
});

test('a store list of several cities has a map, and a link to it at the top', () => {
  const cities = ['Jaipur', 'Pune', 'Surat', 'Kochi'];
  render(view({}, found({ stores: cities.map((city) => testStore({ code: city, city })) })));
  const link = screen.getByRole('link', { name: 'Show on the map' }).getAttribute('href') ?? '';
  expect(document.querySelector(link)).toBe(screen.getByRole('region', { name: 'On the map' }));
});

test('a store list of one city has no map and no link to it', () => {
  render(view({}));
  expect(screen.queryByRole('link', { name: 'Show on the map' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'On the map' })).not.toBeInTheDocument();
});

test("the server renders today's hours, the browser whether the physical store is open", () => {
  jest.useFakeTimers({ now: NOW });
  expect(renderToStaticMarkup(view({}))).toContain('Sunday: 10:30 am to 9 pm');
  render(view({}));
  expect(screen.getByText('Closed, opens tomorrow at 10:30 am')).toBeInTheDocument();
  jest.useRealTimers();
});

test('a physical store with a WhatsApp number has a WhatsApp link', () => {
  const { rerender } = render(<StoreContact store={testStore()} />);
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  rerender(<StoreContact store={testStore({ whatsApp: '+91 98765 43210' })} />);
  expect(screen.getByRole('link', { name: 'WhatsApp Jaipur Store, opens in a new tab' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
});
