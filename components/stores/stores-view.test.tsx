/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseStoreQuery } from '#lib/storefront/stores/store-query.ts';
import type { StoresFound } from '#lib/storefront/stores/types.ts';
import { aStore } from '#lib/testing/stores.ts';
import { StoreContact } from './store-contact';
import { StoresView } from './stores-view';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
/** Nobody comes near the map. */
global.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const NOW = Date.parse('2026-11-22T22:00:00+05:30');
const found = (change: Partial<StoresFound> = {}): StoresFound => ({
  stores: [aStore()],
  match: 'all',
  place: '',
  services: ['Ring sizing', 'Watch service'],
  brands: [{ slug: 'aarvane', name: 'Aarvane' }],
  product: null,
  ...change,
});
const view = (asked: Record<string, string>, answer = found()) => (
  <StoresView query={parseStoreQuery(asked)} found={answer} now={NOW} />
);
/** What the form would send if it were pressed now. */
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

test('what was asked stands in the form', () => {
  render(view({ q: 'Jaipur', service: 'Ring sizing', brand: 'aarvane', open: '1' }));
  expect(sent()).toEqual({ q: 'Jaipur', service: 'Ring sizing', brand: 'aarvane', open: '1' });
  expect(screen.getByRole('link', { name: 'Show all stores' })).toHaveAttribute('href', '/store-locator');
});

test('the place of the device goes on with another service', () => {
  render(view({ near: '26.91,75.79' }));
  expect(sent()).toEqual({ q: '', near: '26.91,75.79', service: '', brand: '' });
});

test('where no brand is known to be in any shop none is asked for', () => {
  render(view({}, found({ brands: [] })));
  expect(screen.queryByRole('combobox', { name: 'Brand' })).not.toBeInTheDocument();
});

test('a brand alone is a question that can be taken back', () => {
  render(view({ brand: 'aarvane' }));
  expect(screen.getByRole('link', { name: 'Show all stores' })).toBeInTheDocument();
});

test('for a product its sizes are asked in place of a service and a brand', () => {
  const product = { code: 'RING', title: 'A ring', href: '/a-ring-ring', sizes: ['12', '14'] };
  render(view({ product: 'RING', size: '14' }, found({ product })));
  expect(sent()).toEqual({ q: '', product: 'RING', size: '14' });
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

describe('the device', () => {
  const locate = (position: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: position } });
    render(view({ q: 'Delhi', open: '1' }));
    return userEvent.setup();
  };

  test('that tells its place leads to the shops around, with what else is chosen', async () => {
    const user = locate((tell) => tell({ coords: { latitude: 26.912, longitude: 75.787 } } as GeolocationPosition));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Watch service');
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(push).toHaveBeenCalledWith('/store-locator?service=Watch+service&open=1&near=26.91%2C75.79', {
      scroll: false,
    });
  });

  test('that does not tell it is told of', async () => {
    const user = locate((_tell, fail) => fail({} as GeolocationPositionError));
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(screen.getByText(/^We could not get your location\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeEnabled();
  });
});

test('a list of several cities has a map, and a way to it from the top', () => {
  const cities = ['Jaipur', 'Pune', 'Surat', 'Kochi'];
  render(view({}, found({ stores: cities.map((city) => aStore({ code: city, city })) })));
  const way = screen.getByRole('link', { name: 'Show on the map' }).getAttribute('href') ?? '';
  expect(document.querySelector(way)).toBe(screen.getByRole('region', { name: 'On the map' }));
});

test('shops of one city have neither', () => {
  render(view({}));
  expect(screen.queryByRole('link', { name: 'Show on the map' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'On the map' })).not.toBeInTheDocument();
});

test('the server says the hours of the day, the page whether it is open', () => {
  jest.useFakeTimers({ now: NOW });
  expect(renderToStaticMarkup(view({}))).toContain('Sunday: 10:30 am to 9 pm');
  render(view({}));
  expect(screen.getByText('Closed, opens tomorrow at 10:30 am')).toBeInTheDocument();
  jest.useRealTimers();
});

test('a shop is reached on WhatsApp where it has a number there', () => {
  const { rerender } = render(<StoreContact store={aStore()} />);
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  rerender(<StoreContact store={aStore({ whatsApp: '+91 98765 43210' })} />);
  expect(screen.getByRole('link', { name: 'WhatsApp to Jaipur Store, opens in a new tab' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
});
